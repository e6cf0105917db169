#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// A level with one stack, and its modals.
struct StackLevel<Destination: Navigation, Screen: View, Root: View>: View {
    let level: ShownLevel
    let router: Router<Destination>
    let root: Root
    let screens: LevelScreens<Destination, Screen>

    var body: some View {
        LevelStack(level: level, router: router, branch: nil, root: root, screens: screens)
            .modifier(LevelFrame(level: level, router: router, screens: screens))
    }
}

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
    @State private var claim = Claim()
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
            LevelRoot(level: level, router: router, branch: branch, root: root, screens: screens)
                .modifier(PushedScreens(level: level, router: router, branch: branch, screens: screens))
        }
        // a stack drops its path when its root changes: https://github.com/radiosilence/koan/issues/300
        .id(level.root(in: branch))
        // separates the screens of different routers
        .id(ObjectIdentifier(level))
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
    private let content: Content

    init(path: StackPath<Destination>, @ViewBuilder content: () -> Content) {
        _path = State(initialValue: path)
        self.content = content()
    }

    var body: some View {
        // read here, so that a push invalidates only this view
        _ = path.entries
        return NavigationStack(path: Bindable(path).entries) { content }
            .environment(\.linkPlace, .stack)
    }
}

/// The identity with which a container claims a navigation controller's stack.
private final class Claim {}

/// Shows the screens that are pushed onto a stack.
struct PushedScreens<Destination: Navigation, Screen: View>: ViewModifier {
    let level: ShownLevel
    let router: Router<Destination>
    /// The stack's branch; nil on a level without branches.
    var branch: String?
    let screens: LevelScreens<Destination, Screen>

    func body(content: Content) -> some View {
        content.navigationDestination(for: StackEntry<Destination>.self) { entry in
            if let screen = entry.tag.screen {
                screens.view(of: screen, router)
                    .modifier(HasTransition(destination: router.destination(of: screen)))
                    .modifier(ReportsAppearance(level: level, branch: branch) { level.depth(of: screen) })
                    .modifier(HidesTabBar(destination: router.destination(of: screen)))
                    .modifier(AsksOnTheWayBack(level: level, screen: screen))
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
        Group {
            if let screen = level.root(in: branch) {
                screens.view(of: screen, router)
                    .modifier(HidesTabBar(destination: router.destination(of: screen)))
            } else if Root.self == EmptyView.self {
                // a view that draws nothing doesn't appear
                Color.clear
            } else {
                root
            }
        }
        .modifier(CountsSecondTaps(level: level, branch: branch))
        .modifier(ReportsAppearance(level: level, branch: branch) { 0 })
    }
}

/// Wraps the content of every level, and each pushed controller's screen. It puts the router into the environment, and
/// adds the lock screen, the questions of covered views, and modals.
struct LevelFrame<Destination: Navigation, Screen: View>: ViewModifier {
    let level: ShownLevel
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Screen>
    @Environment(\.navigationCover) private var cover

    func body(content: Content) -> some View {
        let cover = cover?.view()
        return
            content
            .environment(router)
            // invisible, not interactive, and skipped by VoiceOver
            .opacity(cover == nil ? 1 : 0)
            .disabled(cover != nil)
            // only on top: each copy would ask for Face ID and have its own password field
            .overlay { if let cover, level.modal == nil { cover } }
            .modifier(AsksForOthers(level: level))
            .modifier(LevelModals(level: level, router: router, screens: screens))
    }
}
#endif
