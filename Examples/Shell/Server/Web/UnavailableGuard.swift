import Waymark

/// The guard for when sessions can't be looked up: it denies everything that requires one, but doesn't redirect to the
/// login.
struct UnavailableGuard: AccessGuard {
    func access(to destination: AnyNavigation) -> AccessAnswer<AnyNavigation> {
        destination.accessRule == .everyone ? .allowed : .denied(.failed)
    }
}
