import WaymarkLinks

/// The result of looking at a destination without navigating to it.
public enum Peek<Destination: Navigation>: Sendable {
    /// A router for a preview, whose root is the destination after redirects. Its state never changes, so navigating
    /// does nothing. Once a session begins or ends, it loads nothing and has no prepared values.
    case shown(Router<Destination>)
    /// A guard denies the destination, at once or with a later answer. Everything is denied while the app boots or is
    /// locked, and if a session begins or ends meanwhile.
    case denied(DenialReason)
    /// The destination leads nowhere, for example because its redirects form a loop or the link doesn't resolve.
    case unreachable(NavigationFailure)
}

extension Router {
    /// Returns a router for a preview of a destination, or the reason that it can't be shown. Redirects are followed
    /// and the guard is asked, as for a navigation, but nothing is navigated or recorded, and no leave guard is asked.
    /// In the preview, ``prepared(for:as:)`` loads and returns values as in the app.
    ///
    /// Returns at once if the guard can answer immediately. Everything is denied while the app is locked or boots, and
    /// if a session begins or ends meanwhile.
    public func peek(at destination: Destination) async -> Peek<Destination> {
        var known = KnownAnswers()
        let screen = screens.add(destination)
        let epoch = store.app?.session.epoch
        while true {
            // a session may have begun or ended during a question
            guard epoch == store.app?.session.epoch else { return .denied(.unauthenticated) }
            switch prospect(of: screen, known: known) {
            case .asks(let question, _): known.learn(await question.answer(store.timing), about: question.subject)
            case let prospect: if let peek = preview(of: prospect) { return peek }
            }
        }
    }
    /// Returns a router for a preview of the destination of a link, such as the link in a notification, or the reason
    /// that the destination can't be shown. See ``peek(at:)-(Destination)``.
    public func peek(at link: String) async -> Peek<Destination> {
        guard let links else { return .unreachable(.link(LinkError(.noTable))) }
        do throws(LinkError) {
            guard let top = try links.state(of: link).topDestination else {
                return .unreachable(.link(LinkError(.unknownRoute(offset: 0))))
            }
            return await peek(at: top)
        } catch { return .unreachable(.link(error)) }
    }
    /// Returns the result of ``peek(at:)-(Destination)``; nil if a guard can't answer immediately.
    package func immediatePeek(at destination: Destination) -> Peek<Destination>? {
        preview(of: prospect(of: screens.add(destination)))
    }

    private func prospect(of screen: Screen, known: KnownAnswers? = nil) -> Pipeline.Prospect {
        guard let app = store.app else { return .denied(.unauthenticated) }
        return app.session.isShown ? store.pipeline.prospect(of: screen, known: known) : .denied(.locked)
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
        let previewed = PreviewedApp(store.app ?? store, screens.add(destination))
        router.store.previewed = previewed
        // destinations are redirected and guarded as in the app
        router.store.rules.setRedirect { previewed.store?.rules.redirect?($0) }
        router.store.rules.setGuard { screen, context in
            previewed.store?.rules.access(screen, context) ?? .denied(.unauthenticated, nil)
        }
        return router
    }
}

/// The app whose destination a preview shows, until a session begins or ends.
@MainActor struct PreviewedApp {
    private weak var anchor: StoreAnchor?
    private let epoch: UInt64
    /// The answer of the guard that allowed the preview.
    let known: KnownAnswers

    init(_ store: NavigationStore, _ screen: Screen) {
        (anchor, epoch) = (store.anchored(), store.session.epoch)
        var known = KnownAnswers()
        known.learn(.allowed, about: .access(screen))
        self.known = known
    }
    /// The app's store; nil if a session has begun or ended since the preview was made, or if the router is gone.
    var store: NavigationStore? {
        guard let store = anchor?.store, store.session.epoch == epoch else { return nil }
        return store
    }
}

extension NavigationStore {
    /// The store whose session and prepared values count: this one, or that of a preview's app. It is nil for a preview
    /// if a session has begun or ended since, or if the app's router is gone.
    final var app: NavigationStore? {
        guard let previewed else { return self }
        return previewed.store
    }
}
