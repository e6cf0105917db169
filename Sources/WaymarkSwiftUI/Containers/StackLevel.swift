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

    var body: some View {
        // read here, so that a push invalidates this view and no other
        _ = path
        let stack = StackPath(level: level, router: router)
        return NavigationStack(path: Binding(get: { stack.entries(path) }, set: { stack.write($0, back: goBack) })) {
            LevelRoot(level: level, router: router, branch: branch, root: root, screens: screens)
                .navigationDestination(for: StackEntry<Destination>.self) { entry in
                    switch entry {
                    case .screen(let screen):
                        screens.view(of: screen, router)
                            .onAppear { if isShown { level.didShow(screen) } }
                            // another screen at the same place has a state of its own, and appears
                            .id(screen)
                    case .tapped: EmptyView()
                    }
                }
        }
        .environment(\.isInStack, true)
    }

    private var path: [ScreenID] { branch.map { level.path(of: $0) } ?? level.path }
    private var isShown: Bool { branch == nil || branch == level.branches.selected }
    private func goBack(to path: [ScreenID]) {
        if let branch { level.userDidSet(path: path, of: branch) } else { level.userDidSet(path: path) }
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
            if let screen = branch.map({ level.root(of: $0) }) ?? level.root {
                screens.view(of: screen, router).onAppear(perform: didShow).id(screen)
            } else if Root.self == EmptyView.self {
                // what draws nothing never appears
                Color.clear.onAppear(perform: didShow)
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
    let level: ShownLevel
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Screen>
    @Environment(\.navigationCover) private var cover

    func body(content: Content) -> some View {
        content
            .environment(router)
            // neither seen, nor touched, nor read aloud
            .opacity(cover == nil ? 1 : 0)
            .overlay { if let cover { cover.view } }
            .modifier(LevelModals(level: level, router: router, screens: screens))
    }
}

/// The sheet and the cover over a level.
struct LevelModals<Destination: Navigation, Screen: View>: ViewModifier {
    let level: ShownLevel
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Screen>

    func body(content: Content) -> some View {
        content
            .sheet(item: item(.sheet), onDismiss: { level.didDismissModal() }, content: modal)
            #if !os(macOS)
        .fullScreenCover(item: item(.cover), onDismiss: { level.didDismissModal() }, content: modal)
            #endif
    }

    /// The framework writes nil when the user has dismissed this very modal; a late nil about another one is nothing.
    private func item(_ way: PresentedAs) -> Binding<ShownLevel?> {
        let modal = level.modal.flatMap { PresentedAs($0.style) == way ? $0 : nil }
        return Binding {
            modal
        } set: { [router] new in
            // the router keeps the host, which the modal tells
            if new == nil, let modal { withExtendedLifetime(router) { _ = modal.userDidDismiss() } }
        }
    }
    // erased: a level's type would contain itself
    private func modal(_ modal: ShownLevel) -> AnyView {
        AnyView(ModalLevel(level: modal, router: router.router(of: modal), screens: screens))
    }
}

/// What the framework presents a modal as.
private enum PresentedAs {
    case sheet, cover

    init?(_ style: ModalStyle?) {
        switch style {
        case nil: return nil
        case .sheet: self = .sheet
        case .fullScreen:
            // there are no covers on the Mac
            #if os(macOS)
            self = .sheet
            #else
            self = .cover
            #endif
        }
    }
}

/// A modal: its stack, whether the user may dismiss it, and its heights.
private struct ModalLevel<Destination: Navigation, Screen: View>: View {
    let level: ShownLevel
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Screen>

    var body: some View {
        StackLevel(level: level, router: router, root: EmptyView(), screens: screens)
            .modifier(DismissLock(level: level))
            .modifier(SheetDetents(detents: detents))
    }
    private var detents: Set<PresentationDetent> {
        level.root.flatMap(router.destination(of:)).flatMap { screens.detents?($0) } ?? []
    }
}

/// Whether the user may not dismiss a modal, which may change while it is shown.
private struct DismissLock: ViewModifier {
    let level: ShownLevel

    func body(content: Content) -> some View { content.interactiveDismissDisabled(level.isDismissDisabled) }
}

/// The heights of a sheet; the system's own where there are none.
private struct SheetDetents: ViewModifier {
    let detents: Set<PresentationDetent>

    func body(content: Content) -> some View {
        if detents.isEmpty { content } else { content.presentationDetents(detents) }
    }
}
#endif
