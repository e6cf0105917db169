@testable import Waymark

/// What the user or the system does, on a router without a host.
extension Router {
    var style: ModalStyle? { store.level(face).style }
    var isAttached: Bool { face.isAttached }
    @discardableResult func userDidDismiss() -> NavigationHandle { store.userDidDismiss(face) }
    @discardableResult func perform(
        _ action: NavigationAction<Destination>, as origin: NavigationOrigin
    ) -> NavigationHandle { store.perform(screens.screens(of: action), at: face, origin) }
}
extension ShownLevel {
    func modal(_ style: ModalStyle) -> ShownLevel? { modal.flatMap { $0.style == style ? $0 : nil } }
}
extension TabRouter {
    func userDidSelect(_ tab: Tab) { router.store.userDidSelect(branch: tab.id, at: router.face) }
}

extension NavigationState where Destination: Navigation {
    mutating func apply(_ action: NavigationAction<Destination>, at level: Int = 0) throws(NavigationFailure) {
        self = try applying(action, at: level)
    }
}
