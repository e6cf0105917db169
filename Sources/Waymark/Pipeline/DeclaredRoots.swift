/// Roots that the app declared (a router's, a tab's, what a phase starts with), had to leave, and may be back.
extension Pipeline {
    /// Puts declared roots back where they had to leave. Only a restoration waits for what a guard finds out.
    func returnRoots(to state: inout ScreenState, for request: Request) {
        guard !rules.roots.isEmpty else { return }
        for index in state[0].branches.indices {
            let branch = state[0].branches[index]
            guard branch.root == nil || branch.root == denialScreen, let declared = rules.roots[branch.id]
            else { continue }
            var walk = RedirectWalk(screens, rules)
            guard let root = try? walk.follow(declared) else { continue }
            switch answer(on: root, request.context, known: request.known) {
            case .later where request.origin == .restoration, .allowed: state[0].branches[index].root = root
            case .later, .denied, .redirected: break
            }
        }
    }

    /// Whether a state shows nothing, because its declared root may not be shown.
    func isBare(_ state: ScreenState) -> Bool {
        state.count == 1 && state.path.isEmpty && state[0].root == nil && rules.roots[state[0].branchID] != nil
    }

    func leadFromMissingRoot(_ state: ScreenState, for request: Request) -> (lead: Lead, reason: DenialReason)? {
        guard isBare(state), let root = rules.roots[state[0].branchID] else { return nil }
        let reason: DenialReason
        var failure: (any Error)?
        switch answer(on: root, known: request.known) {
        case .denied(let denied, let error): (reason, failure) = (denied, error)
        // only a session change does not wait for what a guard finds out
        case .later where request.kind == .session: reason = .unauthenticated
        case .later, .allowed, .redirected: return nil
        }
        return lead(from: root, reason, failure, on: state).map { ($0, reason) }
    }
}
