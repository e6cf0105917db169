extension Router {
    /// Opens a link from outside: modals are dismissed, and the ground shows the link's stack, in one transition. The
    /// ground keeps its root and its other branches: the stack lands in the one that is shown. See ``arrival(of:)`` for
    /// other ways, and for modals that refuse links.
    ///
    /// Only the active router opens links, and of several routers that share `links` the first. While the app boots or
    /// is locked the link waits, the latest one. The same link through two callbacks is one. A link that does not
    /// resolve is an outcome and a record, and if `notFound` gives one, a destination is shown for it.
    @discardableResult public func open(
        _ link: String, using links: StateLinks<Destination>, notFound: ((String) -> Destination)? = nil
    ) -> Transition { open(link, using: links, as: .link, notFound: notFound) }

    func open(
        _ link: String, using links: StateLinks<Destination>, as origin: NavigationOrigin,
        notFound: ((String) -> Destination)?
    ) -> Transition {
        guard isActive else { return Transition(.failed(.notActive)) }
        do throws(StateLinkError) {
            let state = try links.state(link: link)
            let isTaken = !links.claims.claim(link, for: store)
            guard !store.isRepeated(AnyHashable(state)), !isTaken else {
                store.record(.link, at: level, origin, RecordDetails(outcome: .duplicate))
                return Transition(.duplicate)
            }
            return store.perform(.land(screens.screens(of: state), as: .replacing, in: nil), at: store.ground, origin)
        } catch {
            let outcome = TransitionOutcome.failed(.link(error))
            store.record(.link, at: level, origin, RecordDetails(outcome: outcome))
            // the same link through another callback, or another router, is not shown once more
            let isTaken = !links.claims.claim(link, for: store)
            if !store.isRepeated(AnyHashable(link)), !isTaken, let notFound {
                let shown = screens.add(notFound(links.path(of: link)))
                store.perform(.sequence([.dismissAll(.link), .navigate(shown)]), at: store.ground, origin)
            }
            return Transition(outcome)
        }
    }

    /// Says what a link does while a modal is open; the default dismisses it.
    public func arrival(of links: LinkArrival) { store.rules.arrival = links }
    /// Says where a link lands: in which branch of the ground, and what becomes of the stack that is open there.
    ///
    /// - Parameters:
    ///   - links: What becomes of the stack.
    ///   - branch: The branch of a destination, by its id. The link's destinations are asked about from the top down; the
    ///     first that has one decides. nil for the branch that is shown.
    public func landing(of links: LinkLanding, in branch: (@MainActor (Destination) -> String?)? = nil) {
        store.rules.landing = links
        store.rules.linkBranch = branch.map { branch in { [screens] screen in branch(screens[screen]) } }
    }
}

/// Which router took a link: the framework hands a link to every container there is.
@MainActor final class LinkClaims {
    private var last: (link: String, store: ObjectIdentifier, at: Duration)?

    nonisolated init() {}

    /// Whether the link is this router's to open: no other one took it a moment ago.
    func claim(_ link: String, for store: NavigationStore) -> Bool {
        let now = store.timing.clock.elapsed()
        let taker = ObjectIdentifier(store)
        if let last, last.link == link, last.store != taker, now - last.at < store.timing.linkWindow { return false }
        last = (link, taker, now)
        return true
    }
}
