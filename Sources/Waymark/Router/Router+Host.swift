extension Router {
    /// The host that shows this router's state and all of its modals; created on first use.
    package var host: NavigationHost { store.attachedHost() }
    /// Shows a destination in a window of its own, or brings its window to the front if it has one already. Navigates
    /// in this window instead if the app can have only one window, or if the destination has no link or may not be
    /// shown.
    ///
    /// The app needs a `NavigationWindows` scene. Redirects apply. This router's state doesn't change, and the new
    /// window's router applies its own guards.
    ///
    /// - Returns: ``TransitionOutcome/handled`` if the system was asked for the window; otherwise the outcome of the
    ///   navigation.
    @discardableResult public func openWindow(_ destination: Destination) async -> TransitionOutcome {
        guard let open = store.host?.opensWindow, let path = await linkElsewhere(to: destination) else {
            return await navigate(to: destination).outcome
        }
        open(path)
        return .handled
    }
    /// Returns the path of the link to the screen that a destination leads to; nil if the screen has no link, or may
    /// not be shown.
    private func linkElsewhere(to destination: Destination) async -> String? {
        let (outcome, state) = await store.probe(.navigate(screens.screen(for: destination)))
        guard outcome == .committed, let shown = state.topDestination else { return nil }
        return screens.links?.path(to: screens[shown])
    }
    /// Returns the destination of a screen.
    ///
    /// - Precondition: The screen belongs to a router with this destination type.
    package func destination(of screen: Screen) -> Destination { screens[screen] }
    package func router(of level: ShownLevel) -> Router { router(of: level.routerLevel) }
}
