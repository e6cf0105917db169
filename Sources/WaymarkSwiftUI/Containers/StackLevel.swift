#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// A level with one stack, and what lies over it.
struct StackLevel<Destination: Navigation, Screen: View, Root: View>: View {
    let level: HostedLevel<Destination>
    let root: Root
    let screens: LevelScreens<Destination, Screen>

    var body: some View {
        LevelStack(level: level, branch: nil, root: root, screens: screens)
            .modifier(LevelFrame(level: level, screens: screens))
    }
}

/// A stack: of a level, or of one of its branches.
struct LevelStack<Destination: Navigation, Screen: View, Root: View>: View {
    let level: HostedLevel<Destination>
    let branch: String?
    let root: Root
    let screens: LevelScreens<Destination, Screen>

    var body: some View {
        // read here, so that a push invalidates this view and no other
        _ = path
        return NavigationStack(path: Binding(get: { self.path }, set: set)) {
            LevelRoot(level: level, branch: branch, root: root, screens: screens)
                .navigationDestination(for: Destination.self) { destination in
                    screens.screen(destination, level.router)
                        .onAppear { if isShown { level.didShow(destination) } }
                        // another destination at the same place is another screen, and appears
                        .id(destination)
                }
        }
    }

    private var path: [Destination] { branch.map { level.path(of: $0) } ?? level.path }
    private var isShown: Bool { branch == nil || branch == level.branches.selected }
    private func set(_ path: [Destination]) {
        if let branch { level.userDidSet(path: path, of: branch) } else { level.userDidSet(path: path) }
    }
}

/// What a stack stands on.
struct LevelRoot<Destination: Navigation, Screen: View, Root: View>: View {
    let level: HostedLevel<Destination>
    let branch: String?
    let root: Root
    let screens: LevelScreens<Destination, Screen>

    var body: some View {
        Group {
            if let destination = branch.map({ level.root(of: $0) }) ?? level.root {
                screens.screen(destination, level.router).onAppear(perform: didShow).id(destination)
            } else {
                root.onAppear(perform: didShow)
            }
        }
    }
}

extension LevelRoot {
    private func didShow() {
        if branch == nil || branch == level.branches.selected { level.didShow(depth: 0) }
    }
}

/// What every level has around its stack or stacks: its router in the environment, what covers it while the app is
/// locked, and its modals.
struct LevelFrame<Destination: Navigation, Screen: View>: ViewModifier {
    let level: HostedLevel<Destination>
    let screens: LevelScreens<Destination, Screen>
    @Environment(\.navigationCover) private var cover

    func body(content: Content) -> some View {
        content
            .environment(level.router)
            .overlay { if let cover { cover.view } }
            .modifier(LevelModals(level: level, screens: screens))
    }
}

/// The sheet and the cover over a level.
struct LevelModals<Destination: Navigation, Screen: View>: ViewModifier {
    let level: HostedLevel<Destination>
    let screens: LevelScreens<Destination, Screen>

    func body(content: Content) -> some View {
        #if os(macOS)
        content
            .sheet(item: item(level.modal), onDismiss: { level.didDismissModal() }, content: modal)
        #else
        content
            .sheet(item: item(level.modal(.sheet)), onDismiss: { level.didDismissModal() }, content: modal)
            .fullScreenCover(
                item: item(level.modal(.fullScreen)), onDismiss: { level.didDismissModal() }, content: modal)
        #endif
    }

    /// The framework writes nil when the user has dismissed this very modal; a late nil about another one is nothing
    /// (U1).
    private func item(_ modal: HostedLevel<Destination>?) -> Binding<HostedLevel<Destination>?> {
        Binding {
            modal
        } set: { new in
            if new == nil, let modal { level.userDidDismiss(modal) }
        }
    }
    // erased: a level's type would contain itself
    private func modal(_ modal: HostedLevel<Destination>) -> AnyView {
        AnyView(
            StackLevel(level: modal, root: EmptyView(), screens: screens)
                .interactiveDismissDisabled(modal.isDismissDisabled)
                .modifier(SheetDetents(detents: modal.root.flatMap { screens.detents?($0) } ?? [])))
    }
}

/// The heights of a sheet; the system's own where there are none.
private struct SheetDetents: ViewModifier {
    let detents: Set<PresentationDetent>

    func body(content: Content) -> some View {
        if detents.isEmpty { content } else { content.presentationDetents(detents) }
    }
}
#endif
