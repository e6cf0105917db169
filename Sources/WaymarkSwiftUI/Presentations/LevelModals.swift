#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// Presents the modal of a level.
struct LevelModals<Destination: Navigation, Screen: View>: ViewModifier {
    let level: ShownLevel
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Screen>
    @Environment(\.navigationCapabilities) private var capabilities
    @Environment(\.presentsModals) private var isPresenter
    @Environment(\.navigationGround) private var ground
    @State private var sources = NavigationSources()

    func body(content: Content) -> some View {
        let context = context
        content
            .environment(\.navigationLevel, context)
            .sheet(item: context.item(.sheet), onDismiss: { level.didDismissModal() }, content: modal)
            #if !os(macOS)
        .fullScreenCover(item: context.item(.cover), onDismiss: { level.didDismissModal() }, content: modal)
            #endif
            #if !os(tvOS) && !os(watchOS)
        .popover(item: context.item(.popover), content: anchored)
        #endif
    }

    private var context: LevelContext {
        LevelContext(
            level: level, router: router, capabilities: capabilities, sources: sources,
            isPresenter: isPresenter && ground.map(router.host.presentsModals) ?? true,
            root: { $0.root.map(router.destination(of:))?.identity }, content: anchored)
    }
    private func modal(_ modal: ShownLevel) -> AnyView {
        AnyView(ModalLevel(level: modal, router: router.router(of: modal), screens: screens))
    }
    /// Returns the content of a popover, whose dismissal SwiftUI reports only by `onDisappear`.
    private func anchored(_ modal: ShownLevel) -> AnyView {
        AnyView(
            self.modal(modal)
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

/// A modal's stack, with the sheet style and the transition of its root.
private struct ModalLevel<Destination: Navigation, Screen: View>: View {
    let level: ShownLevel
    let router: Router<Destination>
    let screens: LevelScreens<Destination, Screen>

    var body: some View {
        let root = level.root.map(router.destination(of:))
        StackLevel(level: level, router: router, root: EmptyView(), screens: screens)
            .modifier(HasSheetLook(level: level, root: root))
            .modifier(HasTransition(destination: root))
            .environment(\.presentsModals, true)
            #if !os(macOS) && !os(watchOS)
        .environment(\.controllerStack, nil)
            #endif
    }
}
#endif
