/// The redirects and guards of a single screen, without a request.
extension Pipeline {
    /// Follows the redirects of guards from a screen that a walk has reached, and the app's own redirects from each
    /// target.
    ///
    /// - Returns: The last screen, and the guard's answer about it, which is never a redirect.
    /// - Throws: ``NavigationFailure/redirectLoop(chain:)``.
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

    /// The result that a navigation to a screen would have now.
    enum Prospect {
        case shown(Screen)
        case asks(Question, about: Screen)
        case denied(DenialReason)
        case unreachable(NavigationFailure)

        /// The screen that may be shown, at once or after a question; nil for any other result.
        var target: Screen? {
            switch self {
            case .shown(let target), .asks(_, let target): target
            case .denied, .unreachable: nil
            }
        }
        var asks: Bool { if case .asks = self { true } else { false } }
    }

    /// Returns the result of taking a screen through redirects and guards, as a navigation from code would.
    ///
    /// - Parameter known: The answers that guards have already found about it.
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
