extension Router {
    /// Opens a link from outside: modals are dismissed, and the ground shows the link's stack, in one transition (D3).
    /// The ground keeps its root and its other branches: the stack lands in the one that is shown. See
    /// ``arrival(of:)`` for other ways, and for modals that refuse links.
    ///
    /// Only the active router opens links, so that of several containers one does (M6). While the app boots or is
    /// locked the link waits, the latest one (D1, G14). The same link through two callbacks is one (D5). A link that
    /// does not resolve is an outcome and a record, and where `notFound` gives one, a destination is shown for it
    /// (U11).
    @discardableResult public func open(
        _ link: String, using links: StateLinks<Destination>, notFound: ((String) -> Destination)? = nil
    ) -> Transition {
        guard isActive else { return Transition(.failed(.notActive)) }
        do throws(StateLinkError) {
            let state = try links.state(link: link)
            guard !core.isRepeated(state) else {
                core.record(.link, box, .link, RecordDetails(outcome: .duplicate))
                return Transition(.duplicate)
            }
            return core.perform(.land(state), at: core.ground, .link)
        } catch {
            let outcome = TransitionOutcome.failed(.link(error))
            core.record(.link, box, .link, RecordDetails(outcome: outcome))
            if let notFound {
                let shown = notFound(links.path(of: link))
                core.perform(.sequence([.dismissAll(.link), .navigate(shown)]), at: core.ground, .link)
            }
            return Transition(outcome)
        }
    }

    /// Says what a link does where a modal is open; the default dismisses it (D3).
    public func arrival(of links: LinkArrival) { core.linkArrival = links }
    /// Says where a link lands: in which branch of the ground, and what becomes of the stack that is open there (U6).
    ///
    /// - Parameters:
    ///   - links: What becomes of the stack.
    ///   - branch: The branch of a destination, by its id. The link's destinations are asked about from the top down; the
    ///     first that has one decides. nil for the branch that is shown.
    public func landing(of links: LinkLanding, in branch: (@MainActor (Destination) -> String?)? = nil) {
        core.linkLanding = links
        core.linkBranch = branch
    }
}
