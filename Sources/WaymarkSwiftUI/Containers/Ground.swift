#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// The ground level of every container. It reports to the host that the ground is on screen, animates steps as
/// requested, opens the router's links and windows, and serves the window's menus.
struct Ground<Destination: Navigation, Content: View>: View {
    /// The container's router, which retains the host.
    let router: Router<Destination>
    /// Returns the tabs in the bar, for the menus.
    var tabs: @MainActor () -> [FocusedTab] = { [] }
    @ViewBuilder let content: Content
    @Namespace private var namespace
    @Environment(\.screenTransitions) private var transitions
    @Environment(\.questions) private var outerQuestions
    @Environment(\.scenePhase) private var scenePhase
    #if !os(macOS) && !os(watchOS)
    @Environment(\.controllerStack) private var controllers
    #endif
    #if !os(tvOS) && !os(watchOS)
    @Environment(\.supportsMultipleWindows) private var hasWindows
    @Environment(\.openWindow) private var openWindow
    #endif
    @State private var container = NavigationGround()

    var body: some View {
        prepare()
        return
            content
            .environment(\.navigationGround, container)
            .onAppear { container.appear(in: router.host) }
            .onChange(of: router.id) { _, _ in container.appear(in: router.host) }
            .onDisappear { container.disappear() }
            // not the first phase: in a controller of UIKit's, it is always `background`
            .onChange(of: scenePhase) { _, phase in router.host.isActive = phase != .background }
            .opensLinks(of: router)
            .asksBeforeClosing(router.host)
            #if !os(tvOS) && !os(watchOS)
        .focusedSceneValue(\.navigationContainer, FocusedContainer(router, tabs))
            #endif
    }
    private func prepare() {
        container.namespace = namespace
        container.questions = outerQuestions ?? container.questions ?? Questions()
        #if !os(tvOS) && !os(watchOS)
        let openWindow = openWindow
        router.host.opensWindow = hasWindows ? { openWindow(value: WindowLink<Destination>(path: $0)) } : nil
        #endif
        #if os(macOS) || os(watchOS)
        let willWrite = { (_: Bool) in }
        #else
        let willWrite = { [weak controllers] (isStill: Bool) in controllers?.isAnimated = !isStill }
        #endif
        router.host.onWrite = { [weak router, transitions] screen, animation, write in
            let transition = transitions.flatMap { rule in
                screen.flatMap { router?.destination(of: $0) }.flatMap { rule($0) }
            }
            let isStill = animation == .off || transition == .instant
            willWrite(isStill)
            // pushes, pops and modals are animated by the system
            guard isStill || animation == .requested else { return write() }
            var transaction = Transaction(animation: isStill ? nil : .default)
            transaction.disablesAnimations = isStill
            withTransaction(transaction, write)
        }
    }
}
#endif
