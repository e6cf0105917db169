public import Waymark

/// A guard that answers what the test says, at once or through a ``Gate``; everything else is allowed.
@MainActor public final class AccessControlMock<Destination: Navigation>: AccessControl {
    /// What it answers at once.
    public var answers: [Destination: AccessAnswer<Destination>] = [:]
    /// What it has to find out, and the gate behind which it waits.
    private var gates: [Destination: Gate<AccessAnswer<Destination>>] = [:]
    /// What throws.
    public var failing: Set<Destination> = []
    /// What it was asked about, in order.
    public private(set) var asked: [Destination] = []

    /// A guard that allows everything.
    public init() {}

    /// From now on the answer about a destination waits behind the gate that is returned.
    @discardableResult public func hold(_ destination: Destination) -> Gate<AccessAnswer<Destination>> {
        let gate = Gate<AccessAnswer<Destination>>()
        gates[destination] = gate
        return gate
    }

    /// Forgets every gate and what it was asked.
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
