import Observation
import Waymark

/// Reads values and observes their next change, as a view does on each update.
@MainActor func observe(_ read: () -> Void) { withObservationTracking(read, onChange: {}) }

/// A router with a host that has drawn its first frame, as in an app.
@MainActor struct Hosted<Destination: Navigation> {
    let router: Router<Destination>
    private let ground: ShownLevel

    init(_ router: Router<Destination>) {
        self.router = router
        ground = router.host.ground
        router.host.groundDidAppear()
    }
    func pushPop(_ destination: Destination) {
        observe { _ = ground.path }
        let depth = ground.path.count
        router.navigate(to: destination)
        ground.didShow(depth: depth + 1)
        observe { _ = ground.path }
        router.pop()
        ground.didShow(depth: depth)
    }
}

/// A path without a router, as an app would write it; the baseline of the comparison.
@MainActor @Observable final class BarePath {
    var path: [Screen] = []

    func pushPop(_ screen: Screen) {
        observe { _ = path }
        path.append(screen)
        observe { _ = path }
        path.removeLast()
    }
}
