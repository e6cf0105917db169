import Waymark

/// The guard for requests whose session can't be looked up. It denies everything that needs a session, but doesn't
/// redirect to the login.
struct UnavailableGuard: AccessGuard {
    func access(to destination: AnyNavigation) -> AccessAnswer<AnyNavigation> {
        destination.accessRule == .everyone ? .allowed : .denied(.failed)
    }
}
