import WaymarkLinks

/// The result of looking at a destination without navigating to it.
public enum Peek<Destination: Navigation>: Sendable {
    /// A router with the destination as its root, for a preview. Its state never changes: navigating does nothing.
    case shown(Router<Destination>)
    /// A guard denies the destination, at once or with a later answer.
    case denied(DenialReason)
    /// The destination leads nowhere, for example because its redirects form a loop or the link doesn't resolve.
    case unreachable(NavigationFailure)
}

extension Router {
    /// Returns what a preview of a destination may show. Redirects are followed and the guard is asked, as for a
    /// navigation, but nothing is navigated or recorded, and no leave guard is asked. The screen's value is loaded if
    /// the app states a ``Preparation``.
    ///
    /// Returns at once if the guard can answer immediately.
    public func peek(at destination: Destination) async -> Peek<Destination> {
        var known = KnownAnswers()
        let screen = screens.add(destination)
        while true {
            switch store.pipeline.prospect(of: screen, known: known) {
            case .asks(let question, _): known.learn(await question.answer(store.timing), about: question.subject)
            case let prospect: if let peek = preview(of: prospect) { return peek }
            }
        }
    }
    /// Returns what a preview of a link's destination may show, such as the link of a notification. Nothing is
    /// navigated.
    public func peek(at link: String) async -> Peek<Destination> {
        guard let links else { return .unreachable(.link(LinkError(.noTable))) }
        do throws(LinkError) {
            guard let top = try links.state(of: link).topDestination else {
                return .unreachable(.link(LinkError(.unknownRoute(offset: 0))))
            }
            return await peek(at: top)
        } catch { return .unreachable(.link(error)) }
    }
    /// Returns what a preview of a destination may show; nil if a guard can't answer immediately.
    package func immediatePeek(at destination: Destination) -> Peek<Destination>? {
        preview(of: store.pipeline.prospect(of: screens.add(destination)))
    }

    private func preview(of prospect: Pipeline.Prospect) -> Peek<Destination>? {
        switch prospect {
        case .shown(let target): .shown(previewing(screens[target]))
        case .asks: nil
        case .denied(let reason): .denied(reason)
        case .unreachable(let failure): .unreachable(failure)
        }
    }
    private func previewing(_ destination: Destination) -> Router {
        let router = Router.rendering(NavigationState(root: destination))
        router.links = links
        router.timing = timing
        // the value is loaded once, for the preview and for the screen
        router.store.preparer = store.preparer
        // other destinations are redirected and guarded as in the app
        let (rules, screens) = (store.rules, screens)
        router.store.rules.setRedirect(rules.redirect)
        router.store.rules.setGuard { screen, context in
            screens[screen] == destination ? .allowed : rules.access(screen, context)
        }
        return router
    }
}
