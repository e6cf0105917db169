extension Router {
    /// Returns the presentation of a destination after redirects, for the look of a control. Ignores redirects that
    /// form a loop.
    package func presentation(of destination: Destination) -> PresentationType {
        redirected(destination).presentationType
    }
    /// Follows redirects from a destination. Returns the destination itself if they form a loop.
    func redirected(_ destination: Destination) -> Destination {
        guard store.rules.redirects else { return destination }
        return screens[store.rules.redirected(screens.add(destination))]
    }
}
