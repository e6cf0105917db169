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
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var sources = NavigationSources()
    @State private var width = PresentedWidth()

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
        #if !os(tvOS) && !os(watchOS) && !os(visionOS)
        .modifier(Inspects(context: context))
        #endif
    }

    private var context: LevelContext {
        LevelContext(
            level: level, router: router, capabilities: capabilities, isCompact: sizeClass == .compact,
            width: width, sources: sources,
            isPresenter: isPresenter && ground.map(router.host.presentsModals) ?? true,
            root: { $0.root.map(router.destination(of:))?.identity }, content: anchored)
    }
    private func modal(_ modal: ShownLevel) -> AnyView {
        AnyView(ModalLevel(level: modal, router: router.router(of: modal), screens: screens))
    }
    /// Returns the content of a popover or an inspector, whose dismissal SwiftUI reports only by `onDisappear`.
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

#if !os(tvOS) && !os(watchOS) && !os(visionOS)
/// Presents a level's inspector. Marks a modal as outdated while its presentation doesn't suit the window's width. Does
/// neither unless the app has opted in to inspectors.
private struct Inspects: ViewModifier {
    let context: LevelContext
    @Environment(\.scenePhase) private var scenePhase
    @State private var inspected = Kept<ShownLevel>()

    func body(content: Content) -> some View {
        if context.capabilities.contains(.inspectors) {
            let outdated = scenePhase == .active ? context.outdated : nil
            content.inspector(isPresented: isPresented) { Inspected(context: context, last: inspected) }
                .onChange(of: outdated?.id) { _, id in context.level.modal?.isOutdated = id != nil }
        } else {
            content
        }
    }
    private var isPresented: Binding<Bool> {
        let item = context.item(.inspector)
        return Binding {
            item.wrappedValue != nil
        } set: { isPresented in
            if !isPresented { item.wrappedValue = nil }
        }
    }
}

/// The content of an inspector. While the inspector closes, it still shows the last modal.
private struct Inspected: View {
    let context: LevelContext
    let last: Kept<ShownLevel>

    var body: some View {
        if let modal { context.content(modal).id(modal.id) }
    }
    private var modal: ShownLevel? {
        last.value = context.item(.inspector).wrappedValue ?? last.value
        return last.value
    }
}
#endif

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
