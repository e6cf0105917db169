#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// Wraps the ground level of every container. It reports to the host that the ground is on screen and what the system
/// can show, animates steps as requested, and opens the router's links and windows.
struct Grounded<Destination: Navigation>: ViewModifier {
    /// The container's router, which retains the host.
    let router: Router<Destination>
    @Namespace private var namespace
    @Environment(\.screenTransitions) private var transitions
    @Environment(\.questions) private var outerQuestions
    @Environment(\.scenePhase) private var scenePhase
    #if !os(macOS) && !os(watchOS)
    @Environment(\.controllerStack) private var controllers
    #endif
    @State private var questions = Questions()
    @State private var container = NavigationGround()

    func body(content: Content) -> some View {
        let transitions = transitions
        #if !os(macOS) && !os(watchOS)
        let willWrite = { [weak controllers] (isStill: Bool) in controllers?.isAnimated = !isStill }
        #endif
        router.host.onWrite = { [weak router] screen, animation, write in
            let transition = transitions.flatMap { rule in
                screen.flatMap { router?.destination(of: $0) }.flatMap { rule($0) }
            }
            let isStill = animation == .off || transition == .instant
            #if !os(macOS) && !os(watchOS)
            willWrite(isStill)
            #endif
            // pushes, pops and modals are animated by the system
            guard isStill || animation == .requested else { return write() }
            var transaction = Transaction(animation: isStill ? nil : .default)
            transaction.disablesAnimations = isStill
            withTransaction(transaction, write)
        }
        return
            content
            .environment(\.navigationNamespace, namespace)
            .environment(\.navigationGround, container)
            .environment(\.questions, outerQuestions ?? questions)
            .onAppear(perform: appear)
            .onShown { container.didAppear(in: router.host) }
            .onChange(of: router.id) { _, _ in
                appear()
                container.didAppear(in: router.host)
            }
            .onDisappear { container.disappear() }
            .onChange(of: scenePhase) { _, phase in router.host.isActive = phase != .background }
            #if !os(tvOS) && !os(watchOS)
        .modifier(OpensWindows(router: router))
            #endif
            .modifier(OpensLinks(router: router))
    }
    private func appear() {
        (outerQuestions ?? questions).ground = router.host.ground
        container.appear(in: router.host)
    }
}
#endif
