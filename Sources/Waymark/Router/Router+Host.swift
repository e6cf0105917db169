extension Router {
    /// The host that shows this router's state and all of its modals; created on first use.
    package var host: NavigationHost { store.attachedHost() }
    /// The capabilities of the container that shows this router; empty until a container has shown it.
    package var capabilities: NavigationCapabilities {
        guard let host = store.host else { return [] }
        return host.capabilities.union(host.opensWindow == nil ? [] : .windows)
    }
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
    package func router(of level: ShownLevel) -> Router { router(of: level.openLevel) }
}

/// The presentations and other features that a container supports on this system. ``Router/capabilities`` is empty
/// until a container has shown the router.
package struct NavigationCapabilities: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Full-screen covers. macOS shows sheets instead.
    package static let fullScreenCovers = NavigationCapabilities(rawValue: 1)
    /// Popovers. tvOS and watchOS show sheets instead.
    package static let popovers = NavigationCapabilities(rawValue: 2)
    /// Inspectors, which need the modifier `navigationInspectors()` of WaymarkSwiftUI. Without it, and on tvOS, watchOS
    /// and visionOS, sheets are shown instead.
    package static let inspectors = NavigationCapabilities(rawValue: 4)
    /// Zoom transitions, on iOS 18, watchOS 11, visionOS 2 and later. Elsewhere the system's own transition is used.
    package static let zoomTransitions = NavigationCapabilities(rawValue: 8)
    /// Tabs with roles and sections that the user can customize, on iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2
    /// and later. Older systems show a plain row of tabs.
    package static let customizableTabs = NavigationCapabilities(rawValue: 16)
    /// Several windows, on macOS and visionOS, and on iPadOS if the app's `Info.plist` allows them.
    package static let windows = NavigationCapabilities(rawValue: 32)
}
