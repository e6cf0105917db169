#if Telemetry
/// A measurement of the time that each screen is on top.
struct ScreenTime<Screen: Equatable> {
    private var screen: Screen?
    private var name: String?
    /// The time at which the screen came to the top, or at which the app last returned; nil while the app is in the
    /// background.
    private var since: Duration?

    init(_ screen: Screen?, _ name: String?, at now: Duration) {
        self.screen = screen
        self.name = name
        since = now
    }

    /// Records that a screen is on top.
    ///
    /// - Parameter name: Returns the screen's name. Called only if the screen differs from the one before.
    /// - Returns: The previous screen's name and its time on top; nil if it stays on top, if there was none, or if the
    ///   app is in the background.
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
    ///
    /// - Returns: The screen's name and its time on top; nil if there is no screen or measuring has already stopped.
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
