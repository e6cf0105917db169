/// The guard step: asks about every screen of a proposed state.
extension Pipeline {
    // MARK: guard
    /// A reason not to show a state as it is.
    enum Objection {
        /// The screens that have to leave the state, with the reasons.
        case refused([Screen: DenialReason])
        case denied(Screen, DenialReason, (any Error)?)
        case redirected(Screen, to: Screen)
        case asks(Question)
    }

    func objection(
        to proposed: ScreenState, looping: Set<Screen>, for request: Request
    ) -> Objection? {
        guard rules.isGuarded || !looping.isEmpty else { return nil }
        // looked up once: to copy a closure for each screen takes as long as to ask it
        let (access, context, known) = (rules.access, request.context, request.known)
        var refused: [Screen: DenialReason] = [:]
        func judge(_ answer: Answer, _ screen: Screen) -> Objection? {
            switch answer {
            case .allowed: return nil
            case .redirected(let target): return .redirected(screen, to: target)
            case .denied(let reason, let error):
                guard request.origin.truncates else { return .denied(screen, reason, error) }
                refused[screen] = reason
            case .later(let ask):
                // a session change removes protected screens at once, without waiting for an answer
                guard request.origin == .session else { return .asks(Question(subject: .access(screen), ask: ask)) }
                refused[screen] = .unauthenticated
            }
            return nil
        }
        for screen in proposed.screens {
            let answer =
                looping.contains(screen)
                ? .denied(.failed, nil) : answer(on: screen, context, known: known, by: access)
            if let objection = judge(answer, screen) { return objection }
        }
        return refused.isEmpty ? nil : .refused(refused)
    }

    /// Returns the guard's answer about a screen. A denial or a redirect that was found asynchronously is used again;
    /// after permission, the guard is asked once more.
    func answer(on screen: Screen, _ context: AccessContext = .session, known: KnownAnswers? = nil) -> Answer {
        answer(on: screen, context, known: known, by: rules.access)
    }
    private func answer(
        on screen: Screen, _ context: AccessContext, known: KnownAnswers?, by access: ScreenAccess
    ) -> Answer {
        guard rules.isGuarded else { return .allowed }
        guard let known else { return settled(access(screen, context), on: screen) }
        let found = known.answer(for: screen)
        switch found {
        case .denied(let reason, let error): return .denied(reason, error)
        // one answer may be about several equal screens, each of which needs a target of its own
        case .redirected(let target): return .redirected(to: target.copy())
        case .allowed, .later, nil: break
        }
        return settled(access(screen, context), on: screen, isFound: found != nil)
    }
    /// Resolves an answer. A guard that would answer later counts as allowing if it allowed the screen before, and a
    /// redirect to an equal destination counts as allowing, too. A missing access rule is reported.
    ///
    /// - Parameter isFound: True if an earlier asynchronous answer allowed the screen.
    private func settled(_ answer: Answer, on screen: Screen, isFound: Bool = false) -> Answer {
        switch answer {
        case .allowed: return .allowed
        case .later where isFound || trail.admitted.contains(screen): return .allowed
        case .redirected(let target) where target.shows(screen): return .allowed
        case .denied(.missingAccessRule(let type), nil):
            let fault = NavigationFault.missingAccessRule(destination: screen.name, type: type)
            faults?.report(fault)
            return .denied(.missingAccessRule(type: type), fault)
        case let answer: return answer
        }
    }
    /// Returns true if a screen may be shown, as far as guards can tell synchronously.
    func isAllowed(_ screen: Screen) -> Bool { if case .allowed = answer(on: screen) { true } else { false } }
}
