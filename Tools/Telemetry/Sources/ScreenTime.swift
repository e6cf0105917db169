#if Telemetry
/// Measures the time that a screen is on top.
struct ScreenTime<Screen: Equatable> {
    private var screen: Screen?
    private var name: String?
    /// The start of the visit; nil while the app is in the background.
    private var since: Duration?

    init(_ screen: Screen?, _ name: String?, at now: Duration) {
        self.screen = screen
        self.name = name
        since = now
    }

    /// - Parameter name: Returns the next screen's name. Called only if the screen differs.
    /// - Returns: The previous screen and its time on top; nil if it stays on top or the app is in the background.
    mutating func move(
        to next: Screen?, _ name: @autoclosure () -> String?, at now: Duration
    ) -> (name: String, time: Duration)? {
        guard next != screen else { return nil }
        let seen = seen(until: now)
        (screen, self.name) = (next, name())
        if since != nil { since = now }
        return seen
    }
    /// Stops measuring when the app enters the background.
    mutating func pause(at now: Duration) -> (name: String, time: Duration)? {
        defer { since = nil }
        return seen(until: now)
    }
    mutating func resume(at now: Duration) { since = since ?? now }

    private func seen(until now: Duration) -> (name: String, time: Duration)? {
        guard let name, let since else { return nil }
        return (name, now - since)
    }
}
#endif
