/// The times that an app may change.
public struct NavigationTiming: Sendable {
    /// What the times go by.
    public var clock: NavigationClock
    /// How long a guard may take to answer before it counts as a denial.
    public var guardDeadline: Duration
    /// How long a leave guard may take to answer before it counts as staying. A person answers: give them time.
    public var leaveDeadline: Duration
    /// How long a destination that was denied is kept for after login.
    public var intentLifetime: Duration
    /// Within which time the same link through another callback counts as one.
    public var linkWindow: Duration
    /// How long a host waits for the framework to report that a step is done before it goes on.
    public var hostPatience: Duration

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
