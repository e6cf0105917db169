/// What becomes of a state on its way in.
package enum NavigationAdmission<Destination: Navigation>: Hashable, Sendable {
    /// It may be shown, as this state: redirects have been taken.
    case admitted(NavigationState<Destination>)
    /// A guard refused an element of it.
    case denied(DenialReason)
    /// It could not be performed.
    case failed(NavigationFailure)
}

extension Router {
    /// Sends a state, or that of a link, through the pipeline: for hosts that keep nothing between requests.
    package static func admission(
        of state: NavigationState<Destination>, links: DeepLinks<Destination>? = nil,
        redirect: (@MainActor (Destination) -> Destination?)?, access: (any AccessControl<Destination>)?
    ) async -> NavigationAdmission<Destination> {
        let router = Router(links: links)
        router.setRedirect(redirect)
        router.setGuard(access, nil)
        let (outcome, admitted) = await router.store.probe(
            .replace(router.screens.screens(of: state)), kind: links == nil ? .replace : .link)
        switch outcome {
        case .committed, .duplicate, .failed(.unhandled): return .admitted(router.screens.state(admitted))
        case .denied(let reason): return .denied(reason)
        case .failed(let failure): return .failed(failure)
        case .superseded, .cancelled, .captured, .handled: return .failed(.detached)
        }
    }
}
