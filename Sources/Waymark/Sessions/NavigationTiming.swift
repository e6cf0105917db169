/// A router's time limits. An app can change them; one of more than a century counts as a century.
public struct NavigationTiming: Sendable {
    /// The clock that measures these times.
    public var clock: NavigationClock
    /// How long a guard may take to answer. After that, access is denied.
    public var guardDeadline: Duration
    /// How long a leave guard may take to answer. After that, the screen stays. It may be waiting for the user.
    public var leaveDeadline: Duration
    /// How long a denied destination is kept, to be shown after a login.
    public var intentLifetime: Duration
    /// The time within which the same link, delivered through another callback, counts as one.
    public var linkWindow: Duration
    /// How long a host waits for the framework to report that a step is done. After that, it continues.
    public var hostPatience: Duration

    /// What clocks can still add to the time.
    static let longest = Duration.seconds(100 * 366 * 86_400)

    package init(
        clock: NavigationClock = .system, guardDeadline: Duration = .seconds(10),
        leaveDeadline: Duration = .seconds(60), intentLifetime: Duration = .seconds(600),
        linkWindow: Duration = .seconds(1), hostPatience: Duration = .seconds(1)
    ) {
        self.clock = clock
        self.guardDeadline = guardDeadline
        self.leaveDeadline = leaveDeadline
        self.intentLifetime = intentLifetime
        self.linkWindow = linkWindow
        self.hostPatience = hostPatience
    }
}
