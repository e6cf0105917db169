extension Router {
    /// Opens a link from outside: modals are dismissed, and the ground shows the link's stack, in one transition (D3).
    /// The ground keeps its root and its other branches: the stack lands in the one that is shown.
    ///
    /// Only the active router opens links, so that of several containers one does (M6). A link that does not resolve
    /// is an outcome and a record, and where `notFound` gives one, a destination is shown for it (U11).
    @discardableResult public func open(
        _ link: String, using links: StateLinks<Destination>, notFound: ((String) -> Destination)? = nil
    ) -> Transition {
        guard isActive else { return Transition(.failed(.notActive)) }
        do throws(StateLinkError) {
            let landing = core.state.landing(on: try links.state(link: link))
            return core.perform(.replace(landing), at: core.ground, .link, kind: .link)
        } catch {
            let outcome = TransitionOutcome.failed(.link(error))
            core.record(.link, box, .link, outcome)
            if let notFound {
                let shown = notFound(StateLinks<Destination>.path(of: link))
                core.perform(.sequence([.dismissAll(.link), .navigate(shown)]), at: core.ground, .link)
            }
            return Transition(outcome)
        }
    }
}
