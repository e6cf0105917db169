import Waymark

#if Linked
import WaymarkInspector
#endif

/// A program that navigates repeatedly, so that `Benchmarks/check` can count its instructions.
///
/// The arguments are `NAME ROUNDS`. The difference between runs with different numbers of rounds is the cost of a
/// round. `InspectorCounts` is the same program, with the Inspector linked but not started.
@main @MainActor struct NavigationCounts {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let rounds = Int(arguments[2]) else { return usage() }
        #if Linked
        // the linker would drop unused modules
        let isLinked = "\(Inspector.self)" == "Inspector"
        guard arguments[0].isEmpty || isLinked else { return usage() }
        #endif
        switch arguments[1] {
        case "router.pushpop.hosted":
            let hosted = Hosted(Router<Screen>())
            for index in 0..<rounds { hosted.pushPop(.detail(index)) }
        case "router.pushpop.hosted.guarded":
            let hosted = Hosted(Router(path: (0..<10).map { GuardedScreen.detail($0) }))
            hosted.router.setGuard(knownSession())
            for index in 0..<rounds { hosted.pushPop(.detail(index)) }
        case "observable.array.observed":
            let bare = BarePath()
            for index in 0..<rounds { bare.pushPop(.detail(index)) }
        default: usage()
        }
    }
    private static func usage() { print("usage: NavigationCounts NAME ROUNDS") }
}
