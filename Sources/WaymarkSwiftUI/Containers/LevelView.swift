#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// A level: its stack, tabs or columns with the router in their environment, the lock screen over them, and the level's
/// modal. On UIKit's stack, each pushed screen is one.
struct LevelView<Destination: Navigation, Screen: View, Content: View>: View {
    let level: ShownLevel
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Screen>
    let content: Content
    @Environment(\.navigationCover) private var cover
    @Environment(\.navigationCapabilities) private var capabilities
    @Environment(\.presentsModals) private var isPresenter
    @Environment(\.navigationGround) private var ground
    @State private var context: LevelContext

    init(
        level: ShownLevel, router: Router<Destination>, screens: LevelScreens<Destination, Screen>,
        @ViewBuilder content: () -> Content
    ) {
        self.level = level
        self.router = router
        self.screens = screens
        self.content = content()
        _context = State(initialValue: LevelContext(level, router))
    }

    var body: some View {
        context.level = level
        context.router = router
        context.capabilities = capabilities
        // several controllers show only the ground
        context.isPresenter =
            (isPresenter || level.style != nil) && ground.map { router.host.presentsModals(in: $0) } ?? true
        context.root = { [router] in $0.root.map(router.destination(of:))?.identity }
        context.content = anchored(context.sources)
        return
            covered
            .environment(router)
            .environment(\.navigationLevel, context)
            .sheet(item: context.item(.sheet), onDismiss: { level.didDismissModal() }, content: modal)
            #if !os(macOS)
        .fullScreenCover(item: context.item(.cover), onDismiss: { level.didDismissModal() }, content: modal)
            #endif
            #if !os(tvOS) && !os(watchOS)
        .popover(item: context.item(.popover), content: context.content)
        #endif
    }

    /// The content, below the app's cover if it has one. A modal also shows the questions of the views that it covers.
    @ViewBuilder private var covered: some View {
        if cover == nil, level.style == nil {
            content
        } else {
            let cover = cover?.view()
            content
                // invisible, not interactive, and skipped by VoiceOver
                .opacity(cover == nil ? 1 : 0)
                .disabled(cover != nil)
                // only on top: each copy would ask for Face ID and have its own password field
                .overlay { if let cover, level.modal == nil { cover } }
                .background { if level.style != nil { CoveredQuestions(level: level) } }
        }
    }
    private func modal(_ modal: ShownLevel) -> AnyView {
        AnyView(ModalLevel(level: modal, router: router.router(of: modal), screens: screens))
    }
    /// Returns a function that returns the content of a popover, whose dismissal SwiftUI reports only by
    /// `onDisappear`. It doesn't capture the context, which retains it.
    private func anchored(_ sources: NavigationSources) -> (ShownLevel) -> AnyView {
        { [level, router, screens] modal in
            AnyView(
                ModalLevel(level: modal, router: router.router(of: modal), screens: screens)
                    .onAppear {
                        modal.isGone = false
                        sources.didPresent(modal, of: modal.root.flatMap { router.destination(of: $0).identity })
                    }
                    .onDisappear {
                        modal.isGone = true
                        level.didDismissModal()
                    })
        }
    }
}

/// A modal's stack, with the sheet style and the transition of its root.
private struct ModalLevel<Destination: Navigation, Screen: View>: View {
    let level: ShownLevel
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Screen>
    @Environment(\.sheetLooks) private var looks
    @Environment(\.screenTransitions) private var transitions
    /// The first answers of the rules. They are kept, because other answers would reset the screen.
    @State private var kept = Kept<(look: SheetLook?, zooms: Bool)>()

    var body: some View {
        let root = level.root.map(router.destination(of:))
        let look = root.flatMap { looks?($0) }.flatMap { $0.isEmpty ? nil : $0 }
        let first = kept.first((look, root.flatMap { transitions?($0) } == .zoom))
        level.covers = look?.backgroundInteraction == nil
        return Group {
            if first.look == nil, !first.zooms {
                stack
            } else {
                stack
                    .modifier(HasSheetLook(look: look ?? SheetLook([]), first: first.look ?? SheetLook([])))
                    .modifier(Zooms(destination: first.zooms ? root : nil))
            }
        }
        .accessibilityAction(.escape) { level.userDidEscape() }
        .modifier(Dismissal(level: level, isKept: look?.isDismissDisabled == true))
    }
    private var stack: some View {
        LevelView(level: level, router: router, screens: screens) {
            LevelStack(level: level, router: router, branch: nil, root: EmptyView(), screens: screens).equatable()
        }
        #if !os(macOS) && !os(watchOS)
        // a container inside the modal is independent
        .environment(\.controllerStack, nil)
        #endif
    }
}
#endif
