#if Inspector && canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Shows a router in an Inspector, which prints its URL when it starts. All views of an app share one Inspector,
    /// which shows each router until the router is deallocated. If the Inspector can't start, as in a release build, it
    /// prints the reason.
    ///
    /// ```swift
    /// NavigationContainer(router) { … }
    ///     .inspected(router)
    /// ```
    ///
    /// - Parameters:
    ///   - router: The container's router.
    ///   - name: The router's name on the page.
    ///   - tests: The setup of the tests made from recorded walks.
    public func inspected<Destination>(
        _ router: Router<Destination>, name: String = "Main", tests: InspectorTestSetup? = nil
    ) -> some View {
        task { await Inspector.share(router, name: name, tests: tests) }
    }
}
#endif
