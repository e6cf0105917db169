/// Facts about earlier requests that later ones need, besides the state. Never saved.
@MainActor struct Trail {
    /// Of the screens in the state, those that a guard has allowed asynchronously.
    private(set) var admitted: Set<Screen> = []
    /// The ids of the ground's branches that were selected earlier, the most recent one last.
    private(set) var earlierBranches: [String] = []
    /// The root of the latest detour that a link has opened. Kept when the detour leaves the state, because a login may
    /// bring it back.
    private(set) var detour: Screen?

    /// Returns true if a transition may change the trail. Most don't.
    func isAffected(
        by request: Request, _ settlement: Settlement?, from old: ScreenState, to new: ScreenState
    ) -> Bool {
        old.ground.selection != new.ground.selection || request.errand != nil || !admitted.isEmpty || detour != nil
            || settlement?.detour != nil
    }
    /// Returns the trail after a transition.
    func following(
        _ request: Request, _ settlement: Settlement?, from old: ScreenState, to new: ScreenState
    ) -> Trail {
        var trail = self
        if let opened = settlement?.detour {
            trail.detour = opened
        } else if let detour {
            trail.detour = newRoot(of: detour, request, old, new, settlement?.via ?? []) ?? detour
        }
        if old.ground.selection != new.ground.selection {
            let left = old.ground.branchID
            let there = Set(new.ground.branches.map(\.id))
            trail.earlierBranches = (earlierBranches.filter { $0 != left } + [left]).filter(there.contains)
        }
        guard request.errand != nil || !admitted.isEmpty else { return trail }
        let (shown, known) = (new.screens, request.known)
        let found = shown.filter { if case .allowed? = known?.answer(for: $0) { true } else { false } }
        trail.admitted = admitted.union(found).intersection(shown)
        return trail
    }
    /// Returns the root that a transition has put in place of the detour's root. Returns nil if that root is still
    /// there, or if the detour was dismissed or replaced by another modal.
    private func newRoot(
        of detour: Screen, _ request: Request, _ old: ScreenState, _ new: ScreenState, _ redirected: [Screen]
    ) -> Screen? {
        guard let index = old.index(ofModal: detour), index < new.count, new.index(ofModal: detour) == nil,
            new[index].style == old[index].style
        else { return nil }
        let isReplaced = request.level.index == index && request.action.replacesRoot
        return isReplaced || redirected.contains(detour) ? new[index].root : nil
    }
    /// The trail without the asynchronous answers of guards, which may no longer hold.
    var withoutAdmitted: Trail {
        var trail = self
        trail.admitted = []
        return trail
    }
}

extension ScreenAction {
    /// A Boolean value that indicates whether the action may put another root in place of its level's.
    fileprivate var replacesRoot: Bool {
        switch self {
        case .setRoot, .replaceTop: true
        case .sequence(let actions): actions.contains { $0.replacesRoot }
        case .navigate, .push, .pushBeneath, .pop, .popTo, .popToLast, .popToRoot, .setPath, .present, .dismissModal,
            .dismissAll, .finish, .select, .replace:
            false
        }
    }
}
