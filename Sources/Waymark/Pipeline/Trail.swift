/// Facts about earlier requests that later ones need, besides the state. Never saved.
@MainActor struct Trail {
    /// Of the screens in the state, those that a guard has allowed asynchronously.
    private(set) var admitted: Set<Screen> = []
    /// The ids of the ground's branches that were selected earlier, the most recent one last.
    private(set) var earlierBranches: [String] = []

    /// Returns true if a transition may change the trail. Most don't.
    func isAffected(
        by request: Request, from old: ScreenState, to new: ScreenState
    ) -> Bool {
        old.ground.selection != new.ground.selection || request.errand != nil || !admitted.isEmpty
    }
    /// Returns the trail after a transition.
    func following(
        _ request: Request, from old: ScreenState, to new: ScreenState
    ) -> Trail {
        var trail = self
        if old.ground.selection != new.ground.selection {
            let left = old.ground.branch.id
            let there = Set(new.ground.branches.map(\.id))
            trail.earlierBranches = (earlierBranches.filter { $0 != left } + [left]).filter(there.contains)
        }
        guard request.errand != nil || !admitted.isEmpty else { return trail }
        let (shown, known) = (new.destinations, request.known)
        let found = shown.filter { if case .allowed? = known?.answer(for: $0) { true } else { false } }
        trail.admitted = admitted.union(found).intersection(shown)
        return trail
    }
    /// The trail without the asynchronous answers of guards, which may no longer hold.
    var withoutAdmitted: Trail {
        var trail = self
        trail.admitted = []
        return trail
    }
}
