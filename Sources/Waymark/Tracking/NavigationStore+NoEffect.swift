/// Reports of navigations by the app's code that had no effect. The functions named `report…` return true, so that they
/// can be called in `assert`, which release builds leave out.
extension NavigationStore {
    /// Reports a request that ended without an effect, unless it asked for a state that was already shown.
    func reportNoEffect(of request: Request, _ outcome: TransitionOutcome) -> Bool {
        guard request.origin == .code, let reason = request.reasonForNoEffect(outcome) else { return true }
        switch outcome {
        // a second tap on a button that goes back
        case .duplicate where host?.awaited != nil: return true
        // the screen of a denial was denied, too, and that has been reported
        case .failed(.redirectLoop(let chain)) where faults.isMissingRule(in: chain): return true
        default: break
        }
        return reportNoEffect(of: request.title, at: request.level, reason)
    }
    /// Reports a request on a level that is gone. Going back from such a level isn't a mistake, because the user may
    /// have dismissed it first.
    func reportDetached(_ request: Request) -> Bool {
        switch request.action {
        case .pop, .popTo, .popToLast, .popToRoot, .dismissModal, .dismissAll, .finish: return true
        case .navigate, .push, .pushBeneath, .setPath, .replaceTop, .setRoot, .present, .select, .replace, .sequence:
            // a navigation that was valid when it began to wait isn't a mistake, either
            guard request.origin == .code, !request.hasWaited else { return true }
            return reportNoEffect(
                of: request.title, at: request.level,
                "its modal has been dismissed; navigate on the router of a level that is open")
        }
    }
    /// Reports a navigation by the app's code that was denied without showing the user anything. Doesn't report steps
    /// of a history, requests that close the login, or denials after which a guard or an observer has started another
    /// navigation.
    func reportSilentDenial(of request: Request, _ outcome: TransitionOutcome) -> Bool {
        guard case .denied(let reason) = outcome, reason.isSilent, request.origin == .code, request.kind != .history,
            waiting.turns.isEmpty, !isClosingLogin(request)
        else { return true }
        return reportNoEffect(
            of: request.title, at: request.level,
            "it was denied as \(reason.name), and `onDenial` shows nothing for that; return a destination there, or tell the "
                + "user of the handle's outcome")
    }
    /// Returns true for a request to close the screen of a denial, which stays open if nothing else may be shown.
    private func isClosingLogin(_ request: Request) -> Bool {
        guard let screen = session.denialScreen, state.contains(screen) else { return false }
        return request.kind == .dismiss || request.kind == .pop
    }
    func reportNoEffect(of navigation: String, at face: LevelFace, _ reason: String) -> Bool {
        // a router that only renders performs nothing
        guard !onlyRenders else { return true }
        let top = level(face).top.map { "'\($0.name)'" } ?? "the first screen"
        faults.report(.noEffect(navigation: navigation, place: "level \(face.index), on \(top),", reason: reason))
        return true
    }
}

extension DenialReason {
    /// A Boolean value that indicates whether the user sees nothing of the denial unless the app shows something, and
    /// no other fault reports it.
    fileprivate var isSilent: Bool {
        switch self {
        case .unauthenticated, .insufficientPermissions, .requiresAdditionalInfo, .failed, .timedOut: true
        case .locked, .missingAccessRule, .leaveRefused, .blocked: false
        }
    }
}

extension Request {
    /// The kind of the request, followed by the name of its destination if it has one.
    fileprivate var title: String { screen.map { "\(kind) of '\($0.name)'" } ?? "\(kind)" }

    /// Returns the reason a request changed nothing; nil if it changed something, or didn't have to.
    /// `reportSilentDenial` reports denials.
    fileprivate func reasonForNoEffect(_ outcome: TransitionOutcome) -> String? {
        switch outcome {
        case .duplicate: reasonForDuplicate
        case .failed(let failure): failure.reasonForNoEffect
        case .committed, .denied, .superseded, .cancelled, .handled, .waiting: nil
        }
    }
    /// The mistake in an action that changed nothing, such as a pop with nothing pushed; nil for an action whose target
    /// may simply be shown already.
    private var reasonForDuplicate: String? {
        switch action {
        case .pop(let count):
            count > 0 ? "nothing is pushed there; check `canGoBack` first" : "it removes \(count) screens"
        case .dismissModal:
            "no modal is open over it; `dismiss()` and `goBack()` on the modal's own router dismiss the modal itself"
        case .navigate, .push, .pushBeneath, .popTo, .popToLast, .popToRoot, .setPath, .replaceTop, .setRoot, .present,
            .dismissAll, .finish, .select, .replace, .sequence:
            nil
        }
    }
}

extension NavigationFailure {
    /// The mistake in the app's code, without values; nil if the app's code isn't at fault, or if another fault reports
    /// it.
    fileprivate var reasonForNoEffect: String? {
        switch self {
        case .noSuchLevel: "this level isn't a modal, so it can't be finished"
        case .noSuchBranch: "it has no branch with that id"
        case .unselectableBranch:
            "that branch is a hidden tab, or one that acts; `tap(_:)` of the tab router calls its action"
        case .tooDeep, .notInPath, .redirectLoop: "\(self)"
        // caused by a link or the system, reported elsewhere, or never the outcome of a request
        case .link, .unsupported, .navigationLoop, .wrongResult, .notBooted, .unhandled, .detached, .noSuchCheckpoint,
            .notRequested:
            nil
        }
    }
}
