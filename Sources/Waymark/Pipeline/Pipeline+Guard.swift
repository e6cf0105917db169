/// The guard step: asks about every screen of a proposed state.
extension Pipeline {
    /// A reason not to show a state as it is.
    enum Objection {
        /// The screens that have to leave the state, with the reasons.
        case refused([Screen: DenialReason])
        case denied(Screen, DenialReason, (any Error)?)
        case redirected(Screen, to: Screen)
        case asks(Question)
    }

    /// Returns the first objection to a state, from the bottom up; nil if every screen may be shown. If the request's
    /// origin truncates, returns all screens that have to leave, unless a guard redirects one or has to be asked.
    ///
    /// - Parameter looping: The screens whose redirects form a loop. They are denied.
    func objection(to proposed: ScreenTree, looping: Set<Screen>, for request: Request) -> Objection? {
        guard rules.isGuarded || !looping.isEmpty else { return nil }
        var refused: [Screen: DenialReason] = [:]
        for screen in proposed.destinations {
            let answer =
                looping.contains(screen)
                ? .denied(.failed, nil) : answer(on: screen, known: request.known)
            switch answer {
            case .allowed: continue
            case .redirected(let target): return .redirected(screen, to: target)
            case .denied(let reason, let error):
                guard request.origin.truncates else { return .denied(screen, reason, error) }
                refused[screen] = reason
            case .later(let ask):
                // a session change removes protected screens at once, without waiting for an answer
                guard request.origin == .session else { return .asks(Question(subject: .access(screen), ask: ask)) }
                refused[screen] = .unauthenticated
            }
        }
        return refused.isEmpty ? nil : .refused(refused)
    }
    /// Returns the guard's answer about a screen. A known denial or redirect is used again; about a screen that was
    /// allowed, the guard is asked again.
    func answer(on screen: Screen, known: KnownAnswers = KnownAnswers()) -> Answer {
        let found = rules.isGuarded ? known.answer(for: screen) : nil
        switch found {
        case .denied(let reason, let error): return .denied(reason, error)
        // one answer may be about several equal screens, each of which needs a target of its own
        case .redirected(let target): return .redirected(to: target.copy())
        case .allowed, .later, nil: break
        }
        let answer = rules.access(screen)
        switch answer {
        // the guard has already allowed the screen
        case .later where found != nil || memory.admitted.contains(screen): return .allowed
        case .redirected(let target) where target.matches(screen): return .allowed
        case .denied(.missingAccessRule(let type), nil):
            let failure = NavigationFailure.missingAccessRule(name: screen.name, type: type)
            faults?.report(failure)
            return .denied(.missingAccessRule(type: type), failure)
        case .allowed, .later, .redirected, .denied: return answer
        }
    }
    /// Returns true if a screen may be shown. One about which a guard has to be asked asynchronously counts as denied.
    func isAllowed(_ screen: Screen) -> Bool { if case .allowed = answer(on: screen) { true } else { false } }
}
