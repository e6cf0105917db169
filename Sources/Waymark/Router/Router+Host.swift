/// What levels know their host by: a weak reference to the host would make every use of it slower.
final class HostAnchor {
    let host: NavigationHost
    init(host: NavigationHost) { self.host = host }
}

extension Router {
    /// What shows this router's state, and all of its modals; made when it is first asked for.
    package var host: NavigationHost {
        store.host ?? NavigationHost(store)
    }
    /// What the container that shows this router can show; empty before there is one.
    public var capabilities: NavigationCapabilities {
        guard let host = store.host else { return [] }
        return host.opensWindow == nil ? host.capabilities : host.capabilities.union(.windows)
    }
    /// Shows a destination in a window of its own, or brings the window to the front that shows it already. Where there
    /// is one window only, and for a destination without a link, navigates to it in this one.
    ///
    /// The app has a `NavigationWindows` scene. What the window shows is up to its own router and its guards.
    @discardableResult public func openWindow(_ destination: Destination) -> NavigationHandle {
        guard let open = store.host?.opensWindow, let path = screens.links?.path(to: destination) else {
            return navigate(to: destination)
        }
        open(path)
        return NavigationHandle(.committed)
    }
    /// The destination of a screen; nil once it is gone.
    package func destination(of screen: ScreenID) -> Destination? { screens.find(screen) }
    package func router(of level: ShownLevel) -> Router { router(of: level.face) }
}
