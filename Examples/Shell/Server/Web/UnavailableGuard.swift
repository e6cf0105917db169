import Waymark

/// The guard where nobody can say whose session it is: what needs one is not shown, and nobody is sent to log in.
struct UnavailableGuard: AccessGuard {
    func access(to destination: AnyNavigation) -> AccessAnswer<AnyNavigation> {
        destination.accessRule == .everyone ? .allowed : .denied(.failed)
    }
}
