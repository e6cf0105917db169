/// Roots that the app declared (a router's, a tab's, what a phase starts with), had to leave, and may be back.
struct ReturningRoots {
    /// What stood in the place of each: nothing, or the screen of a denial.
    private var places: [ScreenID: ScreenID?] = [:]

    mutating func add(_ root: ScreenID, inPlaceOf old: ScreenID?) { places[root] = .some(old) }

    /// Whether a root stays hidden, given what the guard says about it. A restoration waits for the guard to find out;
    /// nothing else waits for a root that it does not ask for.
    func isWithheld(_ screen: ScreenID, _ answer: Answer, _ origin: NavigationOrigin) -> Bool {
        guard places[screen] != nil else { return false }
        switch answer {
        case .allowed: return false
        case .later: return origin != .restoration
        case .denied, .redirected: return true
        }
    }
    /// The state with what stood there before in place of these roots.
    func hiding(_ roots: [ScreenID], in state: ScreenState) -> ScreenState {
        guard !roots.isEmpty else { return state }
        var state = state
        for index in state[0].branches.indices {
            guard let root = state[0].branches[index].root, roots.contains(root), let old = places[root] else {
                continue
            }
            state[0].branches[index].root = old
        }
        return state
    }
}

extension Pipeline {
    /// Puts declared roots back where they had to leave.
    func returnRoots(to state: inout ScreenState) -> ReturningRoots {
        var returning = ReturningRoots()
        guard !rules.roots.isEmpty else { return returning }
        for index in state[0].branches.indices {
            let branch = state[0].branches[index]
            guard branch.root == nil || branch.root == denialScreen, let declared = rules.roots[branch.id]
            else { continue }
            var walk = RedirectWalk(screens, rules)
            guard let root = try? walk.follow(declared), root != branch.root else { continue }
            returning.add(root, inPlaceOf: branch.root)
            state[0].branches[index].root = root
        }
        return returning
    }

    /// The declared root of the branch that is shown is hidden.
    func isRootMissing(_ state: ScreenState) -> Bool {
        state[0].root == nil && rules.roots[state[0].branchID] != nil
    }

    /// Where a state leads that shows nothing because its declared root may not be shown.
    func leadFromMissingRoot(
        _ state: ScreenState, for request: Request
    ) -> (state: ScreenState, screen: ScreenID, reason: DenialReason)? {
        guard !rules.roots.isEmpty, state.count == 1, state.path.isEmpty, isRootMissing(state),
            let access = rules.access,
            let root = rules.roots[state[0].branchID]
        else { return nil }
        let reason: DenialReason
        var failure: (any Error)?
        switch answer(on: root, access, .session, request.known) {
        case .denied(let denied, let error): (reason, failure) = (denied, error)
        case .later:
            // only a session change does not wait for what a guard finds out
            guard request.kind == .session else { return nil }
            reason = .unauthenticated
        case .allowed, .redirected: return nil
        }
        guard let target = destination(of: reason, Rules.Denied(screen: root, requested: root, error: failure)),
            // a screen that leads in a circle itself leads nowhere
            let lead = try? lead(to: target, on: state, from: root)
        else { return nil }
        return (lead.state, lead.screen, reason)
    }
}
