extension Router {
    /// Opens the one link that the user meant when they entered the app. ``LaunchEntry`` describes how it is chosen.
    ///
    /// The other links of the entry aren't opened, even if they arrive again by themselves within
    /// ``NavigationTiming/linkWindow``. The state that was on screen before is shown only if nothing else was opened,
    /// as far as the guards allow.
    ///
    /// - Returns: The handle of the navigation; nil if there is nothing to open. A restored state isn't opened if its
    ///   link no longer resolves, or if a link was opened within ``NavigationTiming/linkWindow``.
    @discardableResult public func open(_ entry: LaunchEntry) -> NavigationHandle? {
        let ranked = entry.ranked(by: links)
        guard let chosen = ranked.first else { return nil }
        guard let links else { return open(chosen.link, as: chosen.origin) }
        if chosen.origin == .restoration { return restore(chosen.link, links) }
        return open(chosen.link, using: links, as: chosen.origin, beside: ranked.dropFirst().map(\.link))
    }
    /// Shows the state that was on screen before. Returns nil if a link was opened within the link window, or the
    /// state's link no longer resolves.
    private func restore(_ link: String, _ links: LinkTable<Destination>) -> NavigationHandle? {
        guard !links.claims.hasRecent(of: store), let state = try? links.state(of: link) else { return nil }
        _ = links.claims.claim(AnyHashable(state), for: store)
        return store.perform(.replace(screens.screens(of: state)), at: store.ground, .restoration, kind: .link, link: link)
    }
}

extension Router {
    /// Returns the activity for a destination; nil if the destination isn't on top of this level or has no link, or if
    /// this level isn't active.
    package func advertised(_ destination: Destination, title: String?) -> NavigationActivity? {
        guard isActive, top == destination else { return nil }
        return links?.activity(for: destination, title: title)
    }
}

extension AppCoordinator {
    /// Opens the one link that the user meant when they entered the app. ``LaunchEntry`` describes how the link is
    /// chosen; the entry's restored state is ignored. The link opens in the window that shows its destination on top,
    /// or else in the last active window. While this window boots, the link opens in this window.
    ///
    /// - Returns: The handle of the navigation; nil if there is nothing to open.
    @discardableResult public func open(_ entry: LaunchEntry) -> NavigationHandle? {
        let entry = entry.withoutRestoration
        guard let chosen = entry.ranked(by: router.links).first else { return nil }
        return window(for: chosen.link).router.open(entry)
    }
}
