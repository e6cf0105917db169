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

    /// Returns the first objection to a state; nil if every screen may be shown. If the request's origin truncates,
    /// returns all screens that have to leave, unless a guard redirects one or has to be asked.
    ///
    /// - Parameter looping: The screens whose redirects form a loop. They are denied.
    func objection(
        to proposed: ScreenState, looping: Set<Screen>, for request: Request
    ) -> Objection? {
        guard rules.isGuarded || !looping.isEmpty else { return nil }
        var judge = Judge(
            guards: question(request.context, known: request.known), origin: request.origin, looping: looping)
        let objection = judge.objection(to: proposed)
        return objection ?? (judge.refused.isEmpty ? nil : .refused(judge.refused))
    }
    /// Returns the guard's answer about a screen. A known denial or redirect is used again; about a screen that was
    /// allowed, the guard is asked again.
    func answer(on screen: Screen, _ context: AccessContext = .session, known: KnownAnswers? = nil) -> Answer {
        question(context, known: known).answer(on: screen)
    }
    /// Returns true if a screen may be shown. One about which a guard has to be asked asynchronously counts as denied.
    func isAllowed(_ screen: Screen) -> Bool { if case .allowed = answer(on: screen) { true } else { false } }

    private func question(_ context: AccessContext, known: KnownAnswers?) -> GuardQuestion {
        GuardQuestion(
            access: rules.access, context: context, known: rules.isGuarded ? known : nil, admitted: trail.admitted,
            faults: faults)
    }
}

/// Asks the guard about screens, one after the other. Created once for a state: copying the guard's closure for each
/// screen takes as long as asking it.
@MainActor private struct GuardQuestion {
    let access: ScreenAccess
    let context: AccessContext
    let known: KnownAnswers?
    let admitted: Set<Screen>
    let faults: FaultReporter?

    func answer(on screen: Screen) -> Answer {
        let found = known?.answer(for: screen)
        switch found {
        case .denied(let reason, let error): return .denied(reason, error)
        // one answer may be about several equal screens, each of which needs a target of its own
        case .redirected(let target): return .redirected(to: target.copy())
        case .allowed, .later, nil: break
        }
        let answer = access(screen, context)
        switch answer {
        // the guard found out before that it allows the screen
        case .later where found != nil || admitted.contains(screen): return .allowed
        case .redirected(let target) where target.shows(screen): return .allowed
        case .denied(.missingAccessRule(let type), nil):
            let fault = NavigationFault.missingAccessRule(destination: screen.name, type: type)
            faults?.report(fault)
            return .denied(.missingAccessRule(type: type), fault)
        case .allowed, .later, .redirected, .denied: return answer
        }
    }
}

/// Finds the first screen of a state, from the bottom up, that may not be shown. If the origin truncates, collects all
/// such screens instead, up to the first that is redirected or about which a guard has to be asked.
@MainActor private struct Judge {
    let guards: GuardQuestion
    let origin: NavigationOrigin
    /// The screens whose redirects form a loop.
    let looping: Set<Screen>
    var refused: [Screen: DenialReason] = [:]

    mutating func objection(to state: ScreenState) -> Pipeline.Objection? {
        for screen in state.destinations {
            if let objection = objection(to: screen) { return objection }
        }
        return nil
    }
    private mutating func objection(to screen: Screen) -> Pipeline.Objection? {
        switch looping.contains(screen) ? .denied(.failed, nil) : guards.answer(on: screen) {
        case .allowed: return nil
        case .redirected(let target): return .redirected(screen, to: target)
        case .denied(let reason, let error):
            guard origin.truncates else { return .denied(screen, reason, error) }
            refused[screen] = reason
        case .later(let ask):
            // a session change removes protected screens at once, without waiting for an answer
            guard origin == .session else { return .asks(Question(subject: .access(screen), ask: ask)) }
            refused[screen] = .unauthenticated
        }
        return nil
    }
}
