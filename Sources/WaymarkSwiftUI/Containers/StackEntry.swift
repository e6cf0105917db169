#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// An element of the path that a stack of the framework's is bound to.
enum StackEntry<Destination: Navigation>: Hashable {
    /// A screen of the router's state. Screens of equal destinations differ.
    case screen(ScreenID)
    /// A link to the destination was tapped. The router makes a screen of it, or does whatever else it leads to.
    case tapped(Destination)
}

/// The path of a level as the framework reads and writes it.
@MainActor struct StackPath<Destination: Navigation> {
    let level: ShownLevel
    let router: Router<Destination>

    func entries(_ path: some Sequence<ScreenID>) -> [StackEntry<Destination>] { path.map { .screen($0) } }

    /// The framework wrote a path: a link was tapped, or somebody went back.
    func write(_ entries: [StackEntry<Destination>], back: ([ScreenID]) -> Void) {
        switch entries.last {
        case .tapped(let destination):
            let path = level.path
            router.navigate(to: destination)
            // refused, asked about, or no push after all: the framework is ahead, and reads again
            if level.path == path { level.nudge() }
        case .screen, nil:
            back(
                entries.compactMap { entry in
                    switch entry {
                    case .screen(let screen): screen
                    case .tapped: nil
                    }
                })
        }
    }
}
#endif
