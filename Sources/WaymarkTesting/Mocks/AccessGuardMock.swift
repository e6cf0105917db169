public import Waymark

/// A guard whose answers a test sets. An answer is immediate, or waits at a ``Gate``. A destination without an answer
/// is allowed. If a destination has several answers, ``failing`` takes precedence over a gate, and a gate over
/// ``answers``.
@MainActor public final class AccessGuardMock<Destination: Navigation>: AccessGuard {
    /// The immediate answers, by destination.
    public var answers: [Destination: AccessAnswer<Destination>] = [:]
    /// The gates that delay answers, by destination.
    private var gates: [Destination: Gate<AccessAnswer<Destination>>] = [:]
    /// The destinations for which the guard throws `CancellationError`.
    public var failing: Set<Destination> = []
    /// The destinations that the guard was asked about, in order.
    public private(set) var asked: [Destination] = []

    /// Creates a guard that allows everything.
    public init() {}

    /// Makes further answers about a destination wait at a new gate. Answers that wait at an earlier gate go on
    /// waiting.
    ///
    /// - Returns: The gate. Open it with an answer.
    @discardableResult public func hold(_ destination: Destination) -> Gate<AccessAnswer<Destination>> {
        let gate = Gate<AccessAnswer<Destination>>()
        gates[destination] = gate
        return gate
    }

    /// Removes all gates, and clears ``asked``. ``answers`` and ``failing`` are kept, and apply to later requests.
    /// Answers that wait at a gate go on waiting.
    public func forget() {
        gates = [:]
        asked = []
    }

    public func access(to destination: Destination) throws -> AccessAnswer<Destination> {
        asked.append(destination)
        if failing.contains(destination) { throw CancellationError() }
        if let gate = gates[destination] { return .later { try await gate.pass() } }
        return answers[destination] ?? .allowed
    }
}
