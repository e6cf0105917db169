/// The times of the navigation semantics, which an app may change.
public struct NavigationTiming: Sendable {
    /// What the times go by.
    public var clock: NavigationClock
    /// After how long a guard that does not answer is taken to deny (G2).
    public var guardDeadline: Duration
    /// How long a destination that was denied is kept for after login (G9).
    public var intentLifetime: Duration
    /// In which time the same link is taken for one (D5).
    public var linkWindow: Duration

    /// The times as they stand in the navigation semantics, unless they are given.
    public init(
        clock: NavigationClock = .system, guardDeadline: Duration = .seconds(10),
        intentLifetime: Duration = .seconds(600), linkWindow: Duration = .seconds(1)
    ) {
        self.clock = clock
        self.guardDeadline = guardDeadline
        self.intentLifetime = intentLifetime
        self.linkWindow = linkWindow
    }
}
