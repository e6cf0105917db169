#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// A view that runs an app coordinator and shows its phase: a placeholder until the session is known, and a lock screen
/// over the content while the app is locked.
///
/// ```swift
/// PhaseContainer(app) { NavigationContainer(app.router) { screen(for: $0) } }        // the login is a destination
/// PhaseContainer(app) { TabContainer(tabs) { … } } loggedOut: { LoginView() }        // the login is a phase
/// ```
/// It boots the app, opens its links, refreshes the session when the app becomes active, and saves the state when it
/// stops being active, and one second after a change.
public struct PhaseContainer<Destination: GuardedNavigation, Content: View>: View {
    private let app: AppCoordinator<Destination>
    private let content: Content
    private let loggedOut: AnyView?
    private let booting: AnyView
    private let animated: @MainActor (AppPhase) -> Bool
    private let locked: () -> AnyView
    @Environment(\.scenePhase) private var scenePhase

    public var body: some View {
        app.animatesPhase = animated
        let isAnimated = animated(app.phase)
        return Group {
            switch kind {
            case .booting: booting
            case .loggedOut where loggedOut != nil: loggedOut.onAppear { app.confirmRestoration() }
            case .loggedOut, .loggedIn, .locked:
                content
                    .environment(\.navigationCover, cover)
                    .onAppear { app.confirmRestoration() }
            }
        }
        .transaction(value: kind) { if isAnimated { $0.animation = .default } }
        .task { await app.boot() }
        .opensLinks(of: app.router) { app.open($0) }
        .background { SavesChanges(router: app.router) { app.save() } }
        // screens restored by a login or an unlock are confirmed once they have been drawn
        .onChange(of: app.phase) { _, _ in Task { app.confirmRestoration() } }
        .onChange(of: scenePhase, initial: true) { _, phase in
            if phase == .active { Task { await app.refreshSession() } } else { app.save() }
        }
    }

    private enum Kind { case booting, loggedOut, loggedIn, locked }
    /// The kind of the phase. A change of session within one kind isn't animated.
    private var kind: Kind {
        switch app.phase {
        case .booting: .booting
        case .unauthenticated: .loggedOut
        case .authenticated: .loggedIn
        case .locked: .locked
        }
    }
    private var cover: NavigationCover {
        NavigationCover { [app, locked] in if case .locked = app.phase { locked() } else { nil } }
    }
}

extension PhaseContainer {
    /// Creates a container that shows the content with and without a session; the guards decide which of its screens
    /// are shown.
    ///
    /// - Parameters:
    ///   - app: The app's coordinator.
    ///   - animated: Returns true for a phase that appears with an animation. The router's change to the state in which
    ///     the phase starts is then animated, too. By default, a phase appears at once, and only the pushes, pops and
    ///     modals of that change are animated.
    ///   - content: The app itself: a container of its router.
    ///   - booting: The view until the session is known.
    ///   - locked: The view while the session is locked. It covers everything else.
    public init(
        _ app: AppCoordinator<Destination>, animated: @escaping @MainActor (AppPhase) -> Bool = { _ in false },
        @ViewBuilder content: () -> Content,
        @ViewBuilder booting: () -> some View = { ProgressView() },
        @ViewBuilder locked: @escaping () -> some View = { Color.clear }
    ) {
        self.init(
            app: app, content: content(), loggedOut: nil, booting: AnyView(booting()), animated: animated,
            locked: { AnyView(locked()) })
    }

    /// Creates a container that shows the content only while a user is logged in.
    /// ``init(_:animated:content:booting:locked:)`` describes the other parameters.
    ///
    /// - Parameter loggedOut: The view while no user is logged in.
    public init(
        _ app: AppCoordinator<Destination>, animated: @escaping @MainActor (AppPhase) -> Bool = { _ in false },
        @ViewBuilder content: () -> Content,
        @ViewBuilder loggedOut: () -> some View,
        @ViewBuilder booting: () -> some View = { ProgressView() },
        @ViewBuilder locked: @escaping () -> some View = { Color.clear }
    ) {
        self.init(
            app: app, content: content(), loggedOut: AnyView(loggedOut()), booting: AnyView(booting()),
            animated: animated,
            locked: { AnyView(locked()) })
    }
}
#endif
