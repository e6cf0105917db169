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
    /// Shows a destination in a window of its own, or brings its window to the front if it has one already. On a system
    /// with a single window, and for a destination without a link, it navigates in this window instead.
    ///
    /// The app needs a `NavigationWindows` scene. The new window's router applies its own guards; this router's state
    /// doesn't change, and the outcome is ``TransitionOutcome/handled``.
    @discardableResult public func openWindow(_ destination: Destination) -> NavigationHandle {
        guard let open = store.host?.opensWindow, let path = screens.links?.path(to: destination) else {
            return navigate(to: destination)
        }
        open(path)
        return NavigationHandle(.handled)
    }
    /// The destination of a screen; nil once it is gone.
    package func destination(of screen: ScreenID) -> Destination? { screens.find(screen) }
    package func router(of level: ShownLevel) -> Router { router(of: level.face) }
}
