extension Pipeline {
    /// Whether a modal keeps links outside. One that declares itself blocking always does.
    func isBlocked(_ state: ScreenState) -> Bool {
        let modals = state.dropFirst()
        return modals.contains { $0.root.map { screens.isBlocking($0) } ?? false }
            || (rules.arrival.modals == .refusing && !modals.isEmpty)
    }

    /// The action of a request and the level at which it is performed: a link may stay on the level that is on top.
    func arriving(_ request: Request, in state: ScreenState, at index: Int) -> (ScreenAction, level: Int) {
        guard case .land(let linked, _, _) = request.action, request.origin.isLink else {
            return (request.action, index)
        }
        if rules.arrival.modals == .covered, state.count > 1, let screen = linked.topScreen {
            return (.navigate(screen), state.count - 1)
        }
        let branch = rules.linkBranch.flatMap { choose in linked.screens.lazy.reversed().compactMap(choose).first }
        return (.land(linked, as: rules.arrival.landing, in: branch), 0)
    }
}
