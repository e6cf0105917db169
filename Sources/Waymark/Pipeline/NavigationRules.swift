/// Redirects and guards without a router: what a host that keeps nothing between requests needs of the pipeline, and
/// what ``Router/decision(on:)`` asks.
@MainActor struct NavigationRules<Destination: Navigation> {
    typealias Rule = @MainActor (Destination) -> Destination?
    let redirect: Rule?
    let unhandled: Rule?
    let access: (any AccessControl<Destination>)?
    let timing: NavigationTiming

    /// The state after redirects, where each of its elements is allowed.
    func admission(of state: NavigationState<Destination>) async -> NavigationAdmission<Destination> {
        var action = RedirectedAction(NavigationAction.replace(state))
        do throws(NavigationFailure) {
            try action.resolve(redirect, unhandled)
            while case .replace(let proposed) = action.action {
                switch await review(proposed) {
                case .allowed: return .admitted(proposed)
                case .denied(let reason): return .denied(reason)
                case .redirected(let destination, let target):
                    try action.lead(destination, to: target, in: proposed, redirect, unhandled)
                }
            }
            return .failed(.detached)
        } catch { return .failed(error) }
    }

    /// The state after redirects: all there is to ask where nothing is guarded.
    func redirected(_ state: NavigationState<Destination>) -> NavigationAdmission<Destination> {
        var action = RedirectedAction(NavigationAction.replace(state))
        do throws(NavigationFailure) { try action.resolve(redirect, unhandled) } catch { return .failed(error) }
        guard case .replace(let redirected) = action.action else { return .failed(.detached) }
        return .admitted(redirected)
    }

    private enum Review {
        case allowed
        case denied(DenialReason)
        case redirected(Destination, to: Destination)
    }
    private func review(_ state: NavigationState<Destination>) async -> Review {
        guard let access else { return .allowed }
        for destination in state.destinations {
            // G1: a control that throws denies
            var answer = (try? access.access(to: destination)) ?? .denied(.failed)
            if case .later(let question) = answer { answer = await .asking(question, timing) }
            switch answer {
            case .allowed: continue
            case .denied(let reason): return .denied(reason)
            case .redirected(let target) where target == destination: continue
            case .redirected(let target): return .redirected(destination, to: target)
            case .later: return .denied(.failed)
            }
        }
        return .allowed
    }
}
