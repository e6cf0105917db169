extension Router {
    /// Opens what the user meant when they entered the app: one link, once. ``LaunchEntry`` says which.
    ///
    /// What else the entry has isn't opened, even if it arrives again by itself a moment later. What was on screen before
    /// is shown only if nothing else was opened, as far as the guards allow.
    ///
    /// - Returns: nil if there is nothing to open.
    @discardableResult public func open(_ entry: LaunchEntry) -> NavigationHandle? {
        let ranked = entry.sources(rankedBy: links)
        guard let chosen = ranked.first else { return nil }
        guard let links else { return open(chosen.link, as: chosen.origin) }
        if chosen.origin == .restoration { return restore(chosen.link, links) }
        return open(chosen.link, using: links, as: chosen.origin, beside: ranked.dropFirst().map(\.link))
    }
    /// Shows what was on screen before, unless a link was opened a moment ago.
    private func restore(_ link: String, _ links: LinkTable<Destination>) -> NavigationHandle? {
        guard !links.claims.hasRecent(of: store), let state = try? links.state(of: link) else { return nil }
        _ = links.claims.claim(AnyHashable(state), for: store)
        return store.perform(.replace(screens.asked(state)), at: store.ground, .restoration, kind: .link, link: link)
    }
}

extension Router {
    /// The activity for a destination while it is what the user looks at; nil if it isn't, or has no link.
    package func advertised(
        _ destination: Destination, title: String?, handoff: Bool, search: Bool, prediction: Bool
    ) -> NavigationActivity? {
        guard isActive, top == destination else { return nil }
        return links?.activity(
            for: destination, title: title, handoff: handoff, search: search, prediction: prediction)
    }
}

extension AppCoordinator {
    /// Opens what the user meant when they entered the app, in the window that shows its destination on top, or else in
    /// the one that was active last. ``LaunchEntry`` says what is opened; its restored state isn't.
    ///
    /// - Returns: nil if there is nothing to open.
    @discardableResult public func open(_ entry: LaunchEntry) -> NavigationHandle? {
        let entry = entry.withoutRestoration
        guard let chosen = entry.sources(rankedBy: router.links).first else { return nil }
        return window(for: chosen.link).router.open(entry)
    }
}
