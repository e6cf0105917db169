/// A router's time limits. A limit of more than a century counts as a century.
public struct NavigationTiming: Sendable {
    /// The clock that measures these times.
    public var clock = NavigationClock.system
    /// The time a guard may take to answer. After that, access is denied.
    public var guardTimeout = Duration.seconds(10)
    /// The time a leave guard, which may be waiting for the user, may take to answer. After that, the screen stays.
    public var leaveTimeout = Duration.seconds(60)
    /// The time a link waits for ``AppCoordinator/boot()`` to be called. After that, it fails with
    /// ``NavigationFailure/notBooted``. Boot waits for the session no longer than ``guardTimeout``.
    public var bootTimeout = Duration.seconds(30)
    /// The time for which a denied destination is kept, to be shown after a login, and for which a link waits for an
    /// unlock or a restoration.
    public var intendedLifetime = Duration.seconds(600)
    /// The time within which a link that arrives again counts as delivered twice, as through two callbacks, and isn't
    /// opened again.
    public var linkWindow = Duration.seconds(1)
    /// The time a host waits for the framework to report that a step is done. After that, it continues.
    public var callbackTimeout = Duration.seconds(1)

    /// The longest limit. Clocks could overflow when they add more.
    static let longest = Duration.seconds(100 * 366 * 86_400)
}
