public import Waymark

/// A guard whose answers a test sets, at once or behind a ``Gate``. Everything else is allowed.
@MainActor public final class AccessGuardMock<Destination: Navigation>: AccessGuard {
    /// The answers that it gives at once, by destination.
    public var answers: [Destination: AccessAnswer<Destination>] = [:]
    /// What it has to find out, and the gate behind which it waits.
    private var gates: [Destination: Gate<AccessAnswer<Destination>>] = [:]
    /// The destinations for which it throws.
    public var failing: Set<Destination> = []
    /// The destinations that it was asked about, in order.
    public private(set) var asked: [Destination] = []

    /// Creates a guard that allows everything.
    public init() {}

    /// Makes the answer about a destination wait at a gate, which is returned.
    @discardableResult public func hold(_ destination: Destination) -> Gate<AccessAnswer<Destination>> {
        let gate = Gate<AccessAnswer<Destination>>()
        gates[destination] = gate
        return gate
    }

    /// Removes all gates, and forgets what it was asked.
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
