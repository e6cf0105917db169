/// A router's pending work: its waiting, denied and queued transitions.
package struct RouterSituation<Destination: Navigation>: Sendable {
    /// The transition that waits for a guard or a leave guard or, if there is none, the link that waits.
    package struct Waiting: Sendable {
        package let kind: NavigationKind
        package let destination: Destination?
        /// The subject of the question that the transition waits for; nil if it waits for the end of boot, of a lock,
        /// or of a restoration.
        package let question: Question.Subject?
    }
    /// The number of the last transition that has begun.
    package let number: UInt64
    package let waiting: Waiting?
    package let intended: Destination?
    /// The number of transitions and session changes that wait for the end of the transition under way.
    package let queued: Int
    package let isBooting: Bool
    package let isLocked: Bool
}

extension Router {
    package var situation: RouterSituation<Destination> {
        let (waiting, session) = (store.waiting, store.session)
        let request = waiting.undecided ?? waiting.held
        return RouterSituation(
            number: store.journal.number,
            waiting: request.map {
                RouterSituation.Waiting(
                    kind: $0.kind, destination: $0.screen.map { screens[$0] },
                    question: waiting.undecided?.question?.subject)
            },
            intended: intendedDestination, queued: waiting.turns.count,
            isBooting: session.boot != .none, isLocked: session.isLocked)
    }

    /// The identity that the routers of all levels share.
    package var identity: ObjectIdentifier { ObjectIdentifier(store) }

    /// Wraps the guard, including one that is set later, until the registration is cancelled.
    package func watchGuard(_ wrap: @escaping (@escaping ScreenAccess) -> ScreenAccess) -> RouterRegistration {
        store.rules.addWatch(wrap)
    }

    /// Returns the destination at the end of the redirects from `destination`, and the guard's present answer about
    /// that one, without calling observers. If the redirects form a loop, returns `destination` itself as denied.
    package func answer(on destination: Destination, in context: AccessContext) -> (shown: Destination, Answer) {
        var chain = RedirectChain(store.rules)
        let screen = screens.add(destination)
        guard let shown = try? chain.follow(screen) else { return (destination, .denied(.failed, nil)) }
        return (screens[shown], store.rules.accessGuard?(shown, context) ?? .allowed)
    }
}
