import Waymark

/// A guard whose answer a closure returns.
struct RuleGuard<Destination: Navigation>: AccessGuard {
    let rule: @MainActor @Sendable (Destination, AccessContext) throws -> AccessAnswer<Destination>

    func access(to destination: Destination) throws -> AccessAnswer<Destination> {
        try rule(destination, AccessContext())
    }
    func access(to destination: Destination, in context: AccessContext) throws -> AccessAnswer<Destination> {
        try rule(destination, context)
    }
}
