#if Inspector
/// How a test makes the app's router: what the Inspector writes into the tests of recorded walks.
///
/// ```swift
/// try await Inspector.start(router, tests: InspectorTestSetup(imports: ["ShopApp"], router: "try Shop.router()"))
/// ```
public struct InspectorTestSetup: Sendable {
    let imports: [String]
    let router: String

    /// Creates a setup.
    ///
    /// - Parameters:
    ///   - imports: The modules that the test imports, besides Testing and Waymark.
    ///   - router: A Swift expression that makes a router with the app's redirects, guards and links, and with a session
    ///     of the test's own. It may begin with `try await`.
    public init(imports: [String], router: String) {
        self.imports = imports
        self.router = router
    }
}
#endif
