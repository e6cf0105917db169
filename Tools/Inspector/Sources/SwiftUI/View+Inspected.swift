#if Inspector && canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Shows a router in an Inspector, which prints the page's URL when it starts. All views of an app share one
    /// Inspector, which shows each router until the router is deallocated. If the Inspector
    /// can't start, as in a release build, the reason is printed.
    ///
    /// ```swift
    /// NavigationContainer(router) { … }
    ///     .inspected(router)
    /// ```
    ///
    /// - Parameters:
    ///   - router: The container's router.
    ///   - name: The router's name on the page.
    ///   - tests: The code that creates the router in tests of recorded walks; nil to create one with only the links.
    public func inspected<Destination>(
        _ router: Router<Destination>, name: String = "Main", tests: InspectorTestSetup? = nil
    ) -> some View {
        task { await Inspector.share(router, name: name, tests: tests) }
    }
}
#endif
