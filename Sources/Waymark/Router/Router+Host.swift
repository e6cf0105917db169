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
    public var capabilities: NavigationCapabilities { store.host?.capabilities ?? [] }
    /// The destination of a screen; nil once it is gone.
    package func destination(of screen: ScreenID) -> Destination? { screens.find(screen) }
    package func router(of level: ShownLevel) -> Router { router(of: level.face) }
}
