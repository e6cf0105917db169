/// Branches of the ground that are never selected: hidden tabs.
extension Pipeline {
    /// Returns the state or, if its selected branch isn't selectable, the state with the next selectable branch
    /// selected. If no branch is selectable, reports a fault and returns the state as it is.
    ///
    /// - Throws: ``NavigationFailure/unselectableBranch(_:)`` if the request names the branch that isn't selectable. A
    ///   selection that was saved or made earlier isn't an error.
    func selectable(_ proposed: ScreenState, _ proposal: Proposal) throws(NavigationFailure) -> ScreenState {
        guard let isUnselectable = rules.isUnselectable else { return proposed }
        let ground = proposed.ground
        guard isUnselectable(ground.branch.id) else { return proposed }
        guard !proposal.names(branch: ground.branch.id) else { throw .unselectableBranch(ground.branch.id) }
        guard let next = ground.nextBranch(where: { !isUnselectable($0) }) else {
            faults?.report(.noVisibleTab)
            return proposed
        }
        var shown = proposed
        shown.ground.selection = next
        return shown
    }
    func isSelectable(_ branch: String) -> Bool { !(rules.isUnselectable?(branch) ?? false) }
}

extension Proposal {
    /// Returns true if the request asks for a branch by its id.
    fileprivate func names(branch: String) -> Bool {
        switch place {
        case .landing(let named): named == branch
        case .level: action.selects(branch)
        case nil: false
        }
    }
}

extension ScreenState.Level {
    /// Returns the index of the branch to select in place of the selected one: the next one, or else the closest before
    /// it; nil if none may be selected.
    fileprivate func nextBranch(where mayBeSelected: (String) -> Bool) -> Int? {
        let branches = branches
        let order = Array(branches.indices.dropFirst(selection + 1)) + branches.indices.prefix(selection).reversed()
        return order.first { mayBeSelected(branches[$0].id) }
    }
}
