package import Waymark

/// A guard whose answers a test sets. An answer is immediate, or waits at a ``Gate``. A destination without an answer
/// is allowed. If a destination has several answers, ``failing`` takes precedence over a gate, and a gate over
/// ``answers``.
@MainActor package final class AccessGuardMock<Destination: Navigation>: AccessGuard {
    /// The immediate answers, by destination.
    package var answers: [Destination: AccessDecision<Destination>] = [:]
    /// The gates that delay answers, by destination.
    private var gates: [Destination: Gate<AccessDecision<Destination>>] = [:]
    /// The destinations for which the guard throws `CancellationError`.
    package var failing: Set<Destination> = []
    /// The destinations that the guard was asked about, in order.
    package private(set) var asked: [Destination] = []

    /// Creates a guard that allows everything.
    package init() {}

    /// Makes further answers about a destination wait at a new gate. Answers that wait at an earlier gate go on
    /// waiting.
    ///
    /// - Returns: The gate. Open it with an answer.
    @discardableResult package func hold(_ destination: Destination) -> Gate<AccessDecision<Destination>> {
        let gate = Gate<AccessDecision<Destination>>()
        gates[destination] = gate
        return gate
    }

    /// Removes all gates, and clears ``asked``. ``answers`` and ``failing`` are kept, and apply to later requests.
    /// Answers that wait at a gate go on waiting.
    package func forget() {
        gates = [:]
        asked = []
    }

    package func access(to destination: Destination) throws -> AccessDecision<Destination> {
        asked.append(destination)
        if failing.contains(destination) { throw CancellationError() }
        if let gate = gates[destination] { return .later { try await gate.pass() } }
        return answers[destination] ?? .allowed
    }
}
