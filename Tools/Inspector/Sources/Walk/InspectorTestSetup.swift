#if Inspector
/// The code with which tests of recorded walks create the app's router.
///
/// ```swift
/// try await Inspector.start(router, tests: InspectorTestSetup(imports: ["ShopApp"], router: "try Shop.router()"))
/// ```
public struct InspectorTestSetup: Sendable {
    enum Subject: Sendable { case router, app }
    let imports: [String]
    /// The expression that creates the router or the coordinator.
    let expression: String
    let subject: Subject

    /// Creates a setup for a router.
    ///
    /// - Parameters:
    ///   - imports: The modules that the test imports, besides Testing and Waymark.
    ///   - router: A Swift expression that creates a router with the app's redirects, guards and links, and with a
    ///     session of the test's own. It may begin with `try await`.
    public init(imports: [String], router: String) {
        (self.imports, expression, subject) = (imports, router, .router)
    }
    /// Creates a setup for an app with sessions. The test logs in and out, locks, unlocks and expires the session as
    /// recorded.
    ///
    /// ```swift
    /// InspectorTestSetup(imports: ["ShopApp"], app: "Shop.app(sessions: sessions, clock: .manual(clock))")
    /// ```
    /// - Parameters:
    ///   - imports: The modules that the test imports, besides Testing, Waymark and WaymarkTesting.
    ///   - app: A Swift expression that creates an `AppCoordinator` that has not booted. It may begin with `try await`.
    ///     The test declares two values for it: `sessions`, a session repository in which no user is logged in, and
    ///     `clock`, a `ManualClock` of WaymarkTesting.
    public init(imports: [String], app: String) {
        (self.imports, expression, subject) = (imports, app, .app)
    }
}
#endif
