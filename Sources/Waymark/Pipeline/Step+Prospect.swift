/// Where a screen would lead that isn't asked for yet.
extension Pipeline {
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
            var target = try walk.follow(screen)
            while true {
                if let name = walk.unhandled { return .unreachable(.unhandled(name: name)) }
                switch answer(on: target, AccessContext(), known: known) {
                case .allowed: return .shown(target)
                case .redirected(let next): target = try walk.follow(target, to: next)
                case .denied(let reason, _): return .denied(reason)
                case .later(let ask): return .asks(Question(subject: .access(target), ask: ask), about: target)
                }
            }
        } catch { return .unreachable(error) }
    }
}
