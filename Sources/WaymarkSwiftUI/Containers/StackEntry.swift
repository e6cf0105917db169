#if canImport(SwiftUI)
import Observation
import SwiftUI
import Waymark

/// An element of the path that a stack of the framework's is bound to.
enum StackEntry<Destination: Navigation>: Hashable {
    /// A screen of the router's state. Screens of equal destinations differ.
    case screen(ScreenID)
    /// A link to the destination was tapped. The router makes a screen of it, or does whatever else it leads to.
    case tapped(Destination)
}

/// The path of a stack, to bind by key path.
///
/// A binding made of closures is another one each time. Built with the SDK of iOS 18.4 and later, a stack with such a
/// binding skips `onAppear` when it goes back, and calls it for screens that aren't on top
/// ([NavigationStack's onAppear under Xcode 16.3](https://dev.classmethod.jp/articles/xcode-16-3-navigationstack-onappear-issue/)).
@MainActor @Observable final class StackPath<Destination: Navigation> {
    @ObservationIgnored private let level: ShownLevel
    @ObservationIgnored private let router: Router<Destination>
    /// The branch that the stack belongs to; nil for the level's own.
    @ObservationIgnored private let branch: String?
    /// The number of screens that other columns show.
    @ObservationIgnored private let start: Int

    init(_ level: ShownLevel, _ router: Router<Destination>, branch: String? = nil, after start: Int = 0) {
        self.level = level
        self.router = router
        self.branch = branch
        self.start = start
    }

    var entries: [StackEntry<Destination>] {
        // the level tells its readers of changes
        get { path.dropFirst(start).map { .screen($0) } }
        set { write(newValue) }
    }
    private var path: [ScreenID] { branch.map { level.path(of: $0) } ?? level.path }

    /// The framework wrote a path: a link was tapped, or somebody went back.
    private func write(_ entries: [StackEntry<Destination>]) {
        switch entries.last {
        case .tapped(let destination):
            let path = level.path
            router.navigate(to: destination)
            // refused, asked about, or no push after all: the framework is ahead, and reads again
            if level.path == path { level.nudge() }
        case .screen, nil:
            let shown = entries.compactMap { entry in
                switch entry {
                case .screen(let screen): screen
                case .tapped: nil
                }
            }
            goBack(to: path.prefix(start) + shown)
        }
    }
    private func goBack(to path: [ScreenID]) {
        if let branch { level.userDidSet(path: path, of: branch) } else { level.userDidSet(path: path) }
    }
}
#endif
