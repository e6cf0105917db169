/// The identity of a level for as long as it is part of the state, with its observers and its router.
@MainActor final class OpenLevel {
    let index: Int
    /// The contents of the level when it left the state, for code that still holds its router; nil while it is open.
    private(set) var last: ScreenState.Level?
    /// The screen that `navigate` pushed last, with the time on the router's clock; nil once a host has reported it as
    /// shown, and without a host.
    private(set) var unshown: (screen: Screen, at: Duration)?
    private(set) weak var router: AnyObject?
    let signals = LevelSignals()

    init(index: Int) { self.index = index }
    var isOpen: Bool { last == nil }
    func attach(_ router: AnyObject) { self.router = router }
    func close(as last: ScreenState.Level) { self.last = last }
    func didPush(_ screen: Screen, at time: Duration) { unshown = (screen, time) }
    func didShow() { unshown = nil }
    func access(_ parts: LevelParts) { signals.access(parts) }
}
