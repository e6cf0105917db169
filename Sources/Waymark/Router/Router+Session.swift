extension Router {
    /// Reports a change of the session, after the guard has been updated. Shows `base` or, without it, the screens that
    /// may stay.
    package func updateSession(_ change: SessionChange, startingFrom base: NavigationState<Destination>? = nil) {
        store.session.update(
            for: change, begunIn: store.session.beginChange(change), from: base.map(screens.screens))
    }

    /// The denied destination that is shown, in a transition of its own, once a login or another change of the session
    /// allows it. It is nil if there is none, if it was kept for longer than ``NavigationTiming/intendedLifetime``, or
    /// if another user had requested it.
    public var intendedDestination: Destination? { store.session.validIntended.map { screens[$0.destination] } }

    /// Closes the screen that the last denial led to, and drops ``intendedDestination``. If the selected branch then
    /// shows nothing, selects another branch or, if no branch shows anything, shows `fallback`. If a leave guard
    /// refuses, or the transition is superseded or cancelled, the screen and ``intendedDestination`` stay.
    func cancelDenial(
        fallback: @escaping @MainActor () -> NavigationState<Destination>?
    ) -> NavigationHandle {
        let pending = PendingOutcome()
        pending.onCancel { [weak pending] in pending?.settle(.cancelled) }
        store.exclusively { [screens] store in
            let (pipeline, session) = (store.pipeline, store.session)
            guard let screen = session.denialScreen ?? session.openedLogin, store.state.contains(screen) else {
                session.dropIntended()
                return pending.settle(.duplicate)
            }
            var rest = store.state.without(screen)
            if pipeline.lacksRoot(rest), pipeline.openBranch(of: rest) == nil, let fallback = fallback() {
                rest = screens.screens(of: fallback)
            }
            let request = Request(.replace(rest), at: store.ground, .code, kind: .dismiss)
            request.handle = pending
            request.onEnd = { [weak session] outcome in
                switch outcome {
                // the login stays open
                case .denied(.leaveRefused), .superseded, .cancelled: break
                default: session?.dropIntended()
                }
            }
            store.run(request)
        }
        return NavigationHandle(pending)
    }

    /// Returns the decision on showing a destination now, as ``canNavigate(to:)`` finds it.
    package func decision(on destination: Destination) async -> AccessDecision<Destination> {
        switch await store.probe(.navigate(screens.screen(for: destination))).outcome {
        case .committed, .failed(.unhandled): .allowed
        case .denied(let reason): .denied(reason)
        case .superseded, .duplicate, .cancelled, .failed, .handled, .waiting: .denied(.failed)
        }
    }
    /// Returns true if a destination could be shown now. Follows redirects, waits for guards, and changes nothing.
    /// Considers the destination alone: not its ancestors, open modals or leave guards. An outgoing navigation without
    /// a redirect could be, because the not-found destination can be shown for it.
    public func canNavigate(to destination: Destination) async -> Bool { await decision(on: destination).isAllowed }
}
