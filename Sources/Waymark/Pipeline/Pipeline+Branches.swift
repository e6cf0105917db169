/// Declared roots: the first screens of a router, its tabs or a phase. They leave if a guard denies them, and come back
/// once they are allowed.
extension Pipeline {
    /// Returns the state with declared roots put back in the branches that they had to leave. A root about which the
    /// guard can't answer at once comes back only in a restoration, where the guard is then asked.
    func returningRoots(to state: ScreenTree, for request: Request) -> ScreenTree {
        guard !rules.roots.isEmpty else { return state }
        var returned = state
        for (index, branch) in state.ground.branches.enumerated() {
            guard branch.root == nil || branch.root == denialScreen, let declared = rules.roots[branch.id]
            else { continue }
            var chain = RedirectChain(rules)
            guard let root = try? chain.follow(declared) else { continue }
            switch answer(on: root, known: request.known) {
            case .later where request.origin == .restoration, .allowed:
                returned.ground.branches[index].root = root
            case .later, .denied, .redirected: break
            }
        }
        return returned
    }

    /// Returns true if a state shows nothing, because its declared root may not be shown.
    func lacksRoot(_ state: ScreenTree) -> Bool { state.levels.count == 1 && lacksRoot(state.ground.branch) }
    private func lacksRoot(_ branch: NavigationBranch<Screen>) -> Bool {
        branch.path.isEmpty && branch.root == nil && rules.roots[branch.id] != nil
    }

    /// Returns the proposed state, adjusted for a request that leaves the screen of a denial, here called the login. If
    /// the request closes the login and the selected branch is then empty, the branch that `openBranch(of:)` finds is
    /// selected, if there is one. If the request selects another branch, a login in the root's place is removed. A
    /// login over an empty branch is removed, too, unless the other branch is also empty.
    func leavingDenialScreen(_ proposed: ScreenTree, for request: Request, from old: ScreenTree) -> ScreenTree {
        guard let screen = denialScreen, old.contains(screen) else { return proposed }
        switch request.kind {
        case .dismiss, .pop:
            // popping a login that takes the root's place has no effect by itself
            let closes = proposed == old && old.ground.root == screen
            var rest = proposed
            if closes { rest.ground.root = nil }
            if !rest.contains(screen), lacksRoot(rest), let open = openBranch(of: rest) {
                rest.ground.selection = open
                return rest
            }
        case .select where old.ground.branch.id != proposed.ground.branch.id:
            if old.ground.root == screen || (lacksRoot(old.ground.branch) && !lacksRoot(proposed.ground.branch)) {
                return proposed.without(screen)
            }
        default: break
        }
        return proposed
    }
    /// Returns true if a request closes the login that is open, and the denial would only lead to an equal one,
    /// `target`.
    func isClosing(_ target: Screen, _ request: Request, _ old: ScreenTree) -> Bool {
        guard let screen = denialScreen, old.contains(screen), screen.matches(target) else { return false }
        return request.kind == .dismiss || request.kind == .pop
    }
    /// Returns the index of the most recently selected branch that is selectable and not empty, or else of the first
    /// such branch; nil if there is none.
    func openBranch(of state: ScreenTree) -> Int? {
        let branches = state.ground.branches
        let open = branches.indices.filter { !lacksRoot(branches[$0]) && isSelectable(branches[$0].id) }
        for id in memory.earlierBranches.reversed() {
            if let index = open.first(where: { branches[$0].id == id }) { return index }
        }
        return open.first
    }

    /// Adds to a state that lacks its declared root the screen to which the root's denial leads. Returns the result,
    /// and the reason for the denial. Returns nil if the root isn't denied, or if the denial leads to no screen. A
    /// guard that has yet to answer counts as a denial only in a session change.
    func denialOfMissingRoot(_ state: ScreenTree, for request: Request) -> (shown: DenialState, reason: DenialReason)? {
        guard lacksRoot(state), let root = rules.roots[state.ground.branch.id] else { return nil }
        let reason: DenialReason
        switch answer(on: root, known: request.known) {
        case .denied(let denied, _): reason = denied
        // only a session change doesn't wait for a guard's answer
        case .later where request.kind == .session: reason = .unauthenticated
        case .later, .allowed, .redirected: return nil
        }
        return denialState(from: root, reason, on: state).map { ($0, reason) }
    }
}

/// Branches of the ground that are never selected: hidden tabs.
extension Pipeline {
    /// Returns the state or, if its selected branch isn't selectable, the state with the next selectable branch
    /// selected. If no branch is selectable, reports a fault and returns the state as it is.
    ///
    /// - Throws: ``NavigationFailure/unselectableBranch(_:)`` if the request names the branch that isn't selectable. A
    ///   selection that was saved or made earlier isn't an error.
    func selectable(_ proposed: ScreenTree, _ proposal: Proposal) throws(NavigationFailure) -> ScreenTree {
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

extension ScreenTree.Level {
    /// Returns the index of the branch to select in place of the selected one: the next one, or else the closest before
    /// it; nil if none may be selected.
    fileprivate func nextBranch(where mayBeSelected: (String) -> Bool) -> Int? {
        let branches = branches
        let order = Array(branches.indices.dropFirst(selection + 1)) + branches.indices.prefix(selection).reversed()
        return order.first { mayBeSelected(branches[$0].id) }
    }
}
