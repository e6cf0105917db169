/// Where a screen leads by itself, apart from a request.
extension Pipeline {
    /// Follows redirects, those of guards too, from a screen that a walk has reached. Returns the last one, and the guard's
    /// answer about it, which is never a redirect.
    func end(
        at screen: Screen, _ walk: inout RedirectWalk, _ context: AccessContext = .session, known: KnownAnswers? = nil
    ) throws(NavigationFailure) -> (screen: Screen, answer: Answer) {
        var target = screen
        var answer = answer(on: target, context, known: known)
        while case .redirected(let next) = answer {
            target = try walk.follow(target, to: next)
            answer = self.answer(on: target, context, known: known)
        }
        return (target, answer)
    }

    /// Where a screen would lead that isn't asked for yet.
    enum Prospect {
        case shown(Screen)
        case asks(Question, about: Screen)
        case denied(DenialReason)
        case unreachable(NavigationFailure)
    }

    /// Takes a screen through redirects and guards, as a navigation from code would.
    ///
    /// - Parameter known: The answers that guards have found out for it.
    func prospect(of screen: Screen, known: KnownAnswers? = nil) -> Prospect {
        var walk = RedirectWalk(rules)
        do throws(NavigationFailure) {
            let (target, answer) = try end(at: try walk.follow(screen), &walk, AccessContext(), known: known)
            if let name = walk.unhandled { return .unreachable(.unhandled(name: name)) }
            switch answer {
            case .allowed, .redirected: return .shown(target)
            case .denied(let reason, _): return .denied(reason)
            case .later(let ask): return .asks(Question(subject: .access(target), ask: ask), about: target)
            }
        } catch { return .unreachable(error) }
    }
}
