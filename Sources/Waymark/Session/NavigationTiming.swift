/// A router's time limits. An app can change them; one of more than a century counts as a century.
public struct NavigationTiming: Sendable {
    /// The clock that measures these times.
    public var clock = NavigationClock.system
    /// How long a guard may take to answer. After that, access is denied.
    public var guardTimeout = Duration.seconds(10)
    /// How long a leave guard, which may be waiting for the user, may take to answer. After that, the screen stays.
    public var leaveTimeout = Duration.seconds(60)
    /// How long a link waits for ``AppCoordinator/boot()`` to be called. After that, it fails with
    /// ``NavigationFailure/notBooted``. Boot itself takes no longer than ``guardTimeout``.
    public var bootTimeout = Duration.seconds(30)
    /// How long a denied destination is kept, to be shown after a login, and how long a link waits for an unlock.
    public var intendedLifetime = Duration.seconds(600)
    /// The time within which the same link, delivered through another callback, counts as one.
    public var linkWindow = Duration.seconds(1)
    /// How long a host waits for the framework to report that a step is done. After that, it continues.
    public var callbackTimeout = Duration.seconds(1)

    /// What clocks can still add to the time.
    static let longest = Duration.seconds(100 * 366 * 86_400)
}
