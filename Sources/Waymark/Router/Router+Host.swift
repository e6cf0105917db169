/// What levels know their host by. The host itself is never referenced weakly, which would make every use of it slower.
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
    /// The destination of a screen; nil once nothing refers to it any more.
    package func destination(of screen: ScreenID) -> Destination? { screens.find(screen) }
    /// The router of a level that is shown.
    package func router(of level: ShownLevel) -> Router { router(of: level.face) }
}
