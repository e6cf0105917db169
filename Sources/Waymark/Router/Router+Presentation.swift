extension Router {
    /// How a destination would be shown after redirects, for the look of a control. Ignores redirects that form a loop.
    package func presentation(of destination: Destination) -> Presentation {
        guard store.rules.redirect != nil || store.rules.notFound != nil else { return destination.presentation }
        let screen = screens.add(destination)
        // nothing refers to the screens of this walk
        defer { store.drain() }
        var walk = RedirectWalk(screens, store.rules)
        guard let shown = try? walk.follow(screen) else { return destination.presentation }
        return screens.presentation(of: shown)
    }
}
