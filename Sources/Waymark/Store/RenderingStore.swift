/// The store of a router that only renders, for a preview. It never commits an action.
final class RenderingStore: NavigationStore {
    /// Does nothing, because session changes and rechecks don't affect what is rendered.
    override func run(_ request: consuming Request) -> NavigationHandle { NavigationHandle(.handled) }

    override func perform(_ request: consuming Request) -> NavigationHandle {
        if let errand = request.errand {
            errand.awaited?.promise.settle(nil)
            _ = errand.restoration?.conclude(nil)
        }
        return NavigationHandle(.handled)
    }
}

extension NavigationStore {
    /// A Boolean value that indicates whether the store is that of a preview. Such a store never navigates and claims no
    /// links.
    final var onlyRenders: Bool { self is RenderingStore }
}
