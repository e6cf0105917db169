#if Inspector
package import Waymark

extension Inspector {
    /// The Inspector that all views of the app share; nil until a view needs it, and after it failed to start or was
    /// stopped.
    private static var shared: Inspector?

    /// Shows a router in the shared Inspector, and starts that Inspector if necessary. Does nothing if the Inspector
    /// shows the router already. If it can't start, the error is printed, because a view can't handle it, and the next
    /// call tries again.
    package static func share<Destination>(
        _ router: Router<Destination>, name: String, tests: InspectorTestSetup? = nil
    ) async {
        do throws(InspectorError) {
            let isFirst = shared == nil
            if isFirst { shared = try Inspector(Options()) }
            guard let inspector = shared else { return }
            // a view that reappears passes the same router again
            if !inspector.isLooking(at: router) { inspector.add(router, name: name, tests: tests) }
            if isFirst { _ = try await inspector.launched() }
        } catch {
            // lets the next view try again
            shared = nil
            print("Waymark Inspector: \(error)")
        }
    }
    /// Stops the shared Inspector.
    package static func stopSharing() async {
        let inspector = shared
        shared = nil
        await inspector?.stop()
    }
    /// The names of the routers that the shared Inspector shows.
    package static var sharedSources: [String] { shared?.desk.sources.compactMap(\.summary?.name) ?? [] }

    func isLooking(at router: AnyObject) -> Bool { desk.sources.contains { $0.isLooking(at: router) } }
}
#endif
