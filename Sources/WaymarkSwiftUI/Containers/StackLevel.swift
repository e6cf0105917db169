#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// A level with one stack, and what lies over it.
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

/// A stack: of a level, or of one of its branches.
struct LevelStack<Destination: Navigation, Screen: View, Root: View>: View {
    let level: ShownLevel
    /// The router of the level. It keeps the host that the level belongs to.
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
        // a stack whose root becomes another one drops its path: https://github.com/radiosilence/koan/issues/300
        .id(level.root(in: branch))
        // another router's screens have a state of their own
        .id(ObjectIdentifier(level))
    }
}

extension ShownLevel {
    /// The root of a branch, or of the shown branch for nil.
    func root(in branch: String?) -> ScreenID? { branch.map { root(of: $0) } ?? root }
}

/// A stack whose path stays the same binding for as long as the stack is there.
struct BoundStack<Destination: Navigation, Content: View>: View {
    @State private var path: StackPath<Destination>
    private let content: Content

    init(path: StackPath<Destination>, @ViewBuilder content: () -> Content) {
        _path = State(initialValue: path)
        self.content = content()
    }

    var body: some View {
        // read here, so that a push invalidates this view and no other
        _ = path.entries
        return NavigationStack(path: Bindable(path).entries) { content }
            .environment(\.isInStack, true)
    }
}

/// What tells a container on screen from others.
private final class Claim {}

/// What is pushed onto a stack.
struct PushedScreens<Destination: Navigation, Screen: View>: ViewModifier {
    let level: ShownLevel
    let router: Router<Destination>
    /// The branch that the stack belongs to; nil for the level's own.
    var branch: String?
    let screens: LevelScreens<Destination, Screen>

    func body(content: Content) -> some View {
        content.navigationDestination(for: StackEntry<Destination>.self) { entry in
            if let screen = entry.tag.screen {
                screens.view(of: screen, router)
                    .modifier(HasTransition(destination: router.destination(of: screen)))
                    .modifier(ReportsAppearance(level: level, branch: branch) { level.depth(of: screen) })
                    .modifier(AsksOnTheWayBack(level: level, screen: screen))
                    // another screen at the same place has a state of its own, and appears
                    .id(screen)
            }
        }
    }
}

/// What a stack stands on.
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
            } else if Root.self == EmptyView.self {
                // what draws nothing never appears
                Color.clear
            } else {
                root
            }
        }
        .modifier(ReportsAppearance(level: level, branch: branch) { 0 })
    }
}

/// What every level has around its stack or stacks: its router in the environment, what covers it while the app is
/// locked, the questions of those whom it covers, and its modals.
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
            // neither seen, nor touched, nor typed into, nor read aloud
            .opacity(cover == nil ? 1 : 0)
            .disabled(cover != nil)
            // once: each copy would ask for Face ID, and keep a password of its own
            .overlay { if let cover, level.isOnTop { cover } }
            .modifier(AsksForOthers(level: level))
            .modifier(LevelModals(level: level, router: router, screens: screens))
    }
}
#endif
