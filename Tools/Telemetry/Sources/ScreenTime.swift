#if Telemetry
/// How long a screen has been on top.
struct ScreenTime<Screen: Equatable> {
    private var screen: Screen?
    private var name: String?
    /// Since when; nil while nobody looks.
    private var since: Duration?

    init(_ screen: Screen?, _ name: String?, at now: Duration) {
        self.screen = screen
        self.name = name
        since = now
    }

    /// - Parameter name: The next screen's, which is asked for only if it is another one.
    /// - Returns: What was on top before and how long; nil if it still is, or nobody has looked at it.
    mutating func move(
        to next: Screen?, _ name: @autoclosure () -> String?, at now: Duration
    ) -> (name: String, time: Duration)? {
        guard next != screen else { return nil }
        let seen = seen(until: now)
        (screen, self.name) = (next, name())
        if since != nil { since = now }
        return seen
    }
    /// The app goes to the background.
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
