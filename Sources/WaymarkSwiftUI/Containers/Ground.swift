#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// The ground level of every container. It reports to the host that the ground is on screen, animates steps as
/// requested, and opens the router's links and windows.
struct Ground<Destination: Navigation, Content: View>: View {
    /// The container's router, which retains the host.
    let router: Router<Destination>
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
    @State private var questions = Questions()
    @State private var container = NavigationGround()

    var body: some View {
        prepare()
        let questions = outerQuestions ?? questions
        return
            content
            .environment(
                \.navigationGround,
                GroundContext(container: container, questions: questions, namespace: namespace)
            )
            .onAppear { appear(questions) }
            .onChange(of: router.id) { _, _ in appear(questions) }
            .onDisappear { container.disappear() }
            .onChange(of: scenePhase) { _, phase in router.host.isActive = phase != .background }
            .opensLinks(of: router)
    }
    private func appear(_ questions: Questions) {
        questions.ground = router.host.ground
        container.appear(in: router.host)
    }
    private func prepare() {
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
