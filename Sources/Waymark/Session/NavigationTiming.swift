/// A router's time limits. A limit of more than a century counts as a century.
public struct NavigationTiming: Sendable {
    /// The clock that measures these limits.
    public var clock = NavigationClock.system
    /// The time a guard may take to answer. After that, access is denied.
    public var guardTimeout = Duration.seconds(10)
    /// The time a leave guard, which may be waiting for the user, may take to answer. After that, the screen stays.
    public var leaveTimeout = Duration.seconds(60)
    /// The time a link waits for ``AppCoordinator/boot()`` to be called. After that, the link fails with
    /// ``NavigationFailure/notBooted``. Boot waits for the session no longer than ``guardTimeout``.
    public var bootTimeout = Duration.seconds(30)
    /// The time for which a denied request is kept, to be resumed for example after a login, and for which a link waits
    /// for an unlock or a restoration, or a navigation for an unlock. After that, the request can't be resumed any
    /// more, and what waits is denied.
    public var intendedLifetime = Duration.seconds(600)
    /// The time within which the same link isn't opened again. The framework may deliver a link twice, through two
    /// callbacks.
    public var linkWindow = Duration.seconds(1)
    /// The time a host waits for the framework to report that a step, such as the dismissal of a modal, is done. After
    /// that, the host records the missed callback and continues.
    public var callbackTimeout = Duration.seconds(1)

    /// The longest limit. Adding more to a clock's time could overflow.
    static let longest = Duration.seconds(100 * 366 * 86_400)
}
