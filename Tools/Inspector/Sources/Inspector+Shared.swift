#if Inspector
package import Waymark

extension Inspector {
    /// The one that views share.
    private static var shared: Inspector?

    /// Shows a router in the Inspector that views share, and starts that first if there is none. What keeps it from
    /// starting is printed: a view has nobody to tell.
    package static func share<Destination>(
        _ router: Router<Destination>, name: String, tests: InspectorTestSetup? = nil
    ) async {
        do throws(InspectorError) {
            let isFirst = shared == nil
            if isFirst { shared = try Inspector(Options()) }
            guard let inspector = shared else { return }
            // a view that is shown again brings the router that it brought before
            if !inspector.isLooking(at: router) { inspector.add(router, name: name, tests: tests) }
            if isFirst { _ = try await inspector.launched() }
        } catch {
            // the next view may have more luck
            shared = nil
            print("Waymark Inspector: \(error)")
        }
    }
    /// Stops the shared one.
    package static func stopSharing() async {
        let inspector = shared
        shared = nil
        await inspector?.stop()
    }
    /// What the shared one shows.
    package static var sharedSources: [String] { shared?.desk.sources.compactMap(\.summary?.name) ?? [] }

    func isLooking(at router: AnyObject) -> Bool { desk.sources.contains { $0.isLooking(at: router) } }
}
#endif
