@testable import Waymark

/// Properties and actions that only the library's modules can use.
extension Router {
    var style: ModalStyle? { store.content(of: routerLevel).style }
    var isOpen: Bool { routerLevel.isOpen }
    @discardableResult func userDidDismiss() -> NavigationHandle { store.dismiss(routerLevel, .gesture) }
    @discardableResult func perform(
        _ action: NavigationAction<Destination>, as origin: NavigationOrigin
    ) -> NavigationHandle { store.perform(screens.screens(of: action), at: routerLevel, origin) }
    func dropIntendedDestination() { store.session.dropIntended() }
}
extension ShownLevel {
    func modal(_ style: ModalStyle) -> ShownLevel? { modal.flatMap { $0.style == style ? $0 : nil } }
}
extension TabRouter {
    func userDidSelect(_ tab: Tab) { router.host.ground.userDidSelect(branch: tab.id) }
}

extension NavigationState where Element: Navigation {
    mutating func apply(_ action: NavigationAction<Element>, at level: Int = 0) throws(NavigationFailure) {
        self = try applying(action, at: level)
    }
}
