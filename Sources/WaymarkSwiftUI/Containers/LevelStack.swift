#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// The stack of a level or of one of its branches.
struct LevelStack<Destination: Navigation, Screen: View, Root: View>: View {
    let level: ShownLevel
    /// The level's router, which retains the host.
    let router: Router<Destination>
    let branch: String?
    let root: Root
    let screens: LevelScreens<Destination, Screen>
    #if !os(macOS) && !os(watchOS)
    @Environment(\.controllerStack) private var controllers
    @State private var claim = Identity()
    #endif

    var body: some View {
        #if !os(macOS) && !os(watchOS)
        if let controllers, branch == nil, level.style == nil, controllers.isClaimed(by: claim) {
            PushesControllers(stack: controllers, level: level, router: router, root: root, screens: screens)
        } else {
            stack
        }
        #else
        stack
        #endif
    }

    private var stack: some View {
        BoundStack(path: StackPath(level, router, branch: branch)) {
            LevelRoot(level: level, router: router, branch: branch, root: root, screens: screens).equatable()
                .showsPushedScreens(of: level, router, branch, screens)
        }
        // a stack drops its path when its root changes: https://github.com/radiosilence/koan/issues/300
        .id(StackID(level: ObjectIdentifier(level), root: level.root(in: branch)))
    }
}

/// The identity of a stack. Different routers have different levels.
private struct StackID: Hashable {
    let level: ObjectIdentifier
    let root: Screen?
}

// A level's modals, its other tabs and their badges leave its stack alone.
extension LevelStack: Equatable {
    nonisolated static func == (one: Self, other: Self) -> Bool {
        one.level === other.level && one.branch == other.branch && one.screens == other.screens
    }
}

extension ShownLevel {
    /// Returns the root of a branch, or, if `branch` is nil, of the selected branch or of the level's only stack. Nil
    /// if it has no root, or while a guard denies the root.
    func root(in branch: String?) -> Screen? { branch.map { root(of: $0) } ?? root }
    /// Returns the path of a branch, or, if `branch` is nil, of the level's only stack.
    func path(in branch: String?) -> [Screen] { branch.map { path(of: $0) } ?? path }
    /// Handles that the user has gone back on a branch or, if `branch` is nil, on the level's only stack.
    func userDidGoBack(to path: [Screen], in branch: String?) {
        if let branch { userDidSet(path: path, of: branch) } else { userDidSet(path: path) }
    }
}

/// A navigation stack that keeps the `StackPath` that it first got, and so one binding, for as long as it exists. With
/// a new binding in each update, SwiftUI calls `onAppear` for the wrong screens.
struct BoundStack<Destination: Navigation, Content: View>: View {
    @State private var path: StackPath<Destination>
    @Environment(\.navigationGround) private var container
    private let content: Content

    init(path: StackPath<Destination>, @ViewBuilder content: () -> Content) {
        _path = State(initialValue: path)
        self.content = content()
    }

    var body: some View {
        path.container = container
        // read here, so that a push invalidates only this view
        _ = path.entries
        return NavigationStack(path: Bindable(path).entries) { content }
            .environment(\.linkPlace, .stack)
    }
}

extension View {
    /// Shows the screens that are pushed onto the stack of this view.
    @MainActor func showsPushedScreens<Destination: Navigation, Screen: View>(
        of level: ShownLevel, _ router: Router<Destination>, _ branch: String?,
        _ screens: LevelScreens<Destination, Screen>
    ) -> some View {
        navigationDestination(for: StackEntry<Destination>.self) { entry in
            if let screen = entry.tag.screen {
                ScreenView(screen: screen, level: level, branch: branch, router: router, screens: screens).equatable()
                    .modifier(OnPath(level: level, branch: branch, screen: screen))
                    // a different screen at this position gets its own state, and its own `onAppear`
                    .id(screen)
            }
        }
    }
}

/// The root view of a stack.
struct LevelRoot<Destination: Navigation, Screen: View, Root: View>: View {
    let level: ShownLevel
    let router: Router<Destination>
    let branch: String?
    let root: Root
    let screens: LevelScreens<Destination, Screen>

    var body: some View {
        if let branch {
            content.environment(\.secondTaps, level.secondTaps(on: branch))
                .reportsAppearance(on: level, branch) { 0 }
        } else {
            content.reportsAppearance(on: level, nil) { 0 }
        }
    }
    @ViewBuilder private var content: some View {
        if let screen = level.root(in: branch) {
            ScreenView(screen: screen, level: level, branch: branch, router: router, screens: screens, isRoot: true)
        } else if Root.self == EmptyView.self {
            // a view that draws nothing doesn't appear
            Color.clear
        } else {
            root
        }
    }
}

extension LevelRoot: Equatable {
    nonisolated static func == (one: Self, other: Self) -> Bool {
        one.level === other.level && one.branch == other.branch && one.screens == other.screens
    }
}
#endif
