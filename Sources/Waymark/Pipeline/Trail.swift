/// Facts about earlier requests that later ones need, apart from the state. Never saved.
@MainActor struct Trail {
    /// The screens in the state that a guard has allowed asynchronously.
    private(set) var admitted: Set<Screen> = []
    /// The branches of the ground that were selected earlier, the most recent one last.
    private(set) var earlierBranches: [String] = []
    /// The root of the detour that a link has opened; nil once it has left the state.
    private(set) var detour: Screen?

    /// Returns true if a transition may change the trail. Most don't.
    func isAffected(by request: Request, from old: ScreenState, to new: ScreenState) -> Bool {
        old.ground.selection != new.ground.selection || request.errand != nil || !admitted.isEmpty || detour != nil
    }
    /// Returns the trail after a transition.
    func following(_ request: Request, from old: ScreenState, to new: ScreenState) -> Trail {
        var trail = self
        if new.index(ofModal: detour) == nil { trail.detour = nil }
        if old.ground.selection != new.ground.selection {
            let left = old.ground.branchID
            trail.earlierBranches = earlierBranches.filter { $0 != left } + [left]
        }
        guard request.errand != nil || !admitted.isEmpty else { return trail }
        let (shown, known) = (new.screens, request.known)
        let found = shown.filter { if case .allowed? = known?.answer(for: $0) { true } else { false } }
        trail.admitted = admitted.union(found).intersection(shown)
        return trail
    }
    /// Returns the trail after a link has opened a detour.
    func taking(detour: Screen) -> Trail {
        var trail = self
        trail.detour = detour
        return trail
    }
    /// The trail without the asynchronous answers of guards, which may no longer hold.
    var withoutAdmitted: Trail {
        var trail = self
        trail.admitted = []
        return trail
    }
}
