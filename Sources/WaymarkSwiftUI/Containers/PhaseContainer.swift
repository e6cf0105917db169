#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// Shows an app in its phases: nothing of it before boot has ended (S1), and a lock screen over all of its levels while
/// it is locked; the state stays beneath (G14).
///
/// It boots the app, opens its links, asks for the session again when the app comes to the foreground (G15), and saves
/// when it goes to the background.
public struct PhaseContainer<Destination: GuardedNavigation, Booting: View, Content: View>: View {
    private let app: AppCoordinator<Destination>
    private let booting: Booting
    private let locked: () -> AnyView
    private let content: Content
    @Environment(\.scenePhase) private var scenePhase

    /// - Parameters:
    ///   - app: The app.
    ///   - content: Everything else: a container of the app's router.
    ///   - booting: What is shown until the session is known.
    ///   - locked: What is shown over everything while the session is locked.
    public init(
        _ app: AppCoordinator<Destination>, @ViewBuilder content: () -> Content,
        @ViewBuilder booting: () -> Booting, @ViewBuilder locked: @escaping () -> some View
    ) {
        self.app = app
        self.content = content()
        self.booting = booting()
        self.locked = { AnyView(locked()) }
    }

    public var body: some View {
        Group {
            if app.phase == .booting {
                booting
            } else {
                content
                    .environment(\.navigationCover, cover)
                    .onAppear { app.hostDidSettle() }
            }
        }
        .task { await app.boot() }
        .modifier(OpensLinks(links: app.links))
        .onChange(of: scenePhase) { _, phase in
            switch phase {
            case .active: Task { await app.didBecomeActive() }
            case .background: app.save()
            default: break
            }
        }
    }

    private var cover: NavigationCover? {
        if case .locked = app.phase { NavigationCover(view: locked()) } else { nil }
    }
}
#endif
