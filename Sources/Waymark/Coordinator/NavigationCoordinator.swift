/// The router of an app made of features.
public typealias NavigationCoordinator = Router<AnyNavigation>

extension Router where Destination == AnyNavigation {
    /// A coordinator that resolves outgoing navigations through the app's redirect (B3). What nothing redirects ends
    /// as unhandled and shows ``NotFoundNavigation``.
    public convenience init(
        redirect: any NavigationRedirect, state: NavigationState<AnyNavigation> = NavigationState()
    ) {
        self.init(state)
        use(redirect)
    }
    /// The same, born to render (see ``Router/rendering(_:)``).
    public static func rendering(
        _ state: NavigationState<AnyNavigation>, redirect: any NavigationRedirect
    ) -> NavigationCoordinator {
        let coordinator = NavigationCoordinator.rendering(state)
        coordinator.use(redirect)
        return coordinator
    }
    private func use(_ redirect: any NavigationRedirect) {
        core.redirect = { navigation in redirect.redirect(navigation.base).map { AnyNavigation($0) } }
        core.unhandled = Self.notFound
    }

    // The same as for every router, stated for this one: the pipeline is then compiled for its type, and costs a
    // fraction of what it does as generic code.

    /// See `Router.perform(_:)`.
    @discardableResult public func perform(_ action: NavigationAction<AnyNavigation>) -> Transition {
        core.perform(action, at: box, .code)
    }
    /// See `Router.pop()`.
    @discardableResult public func pop() -> Transition { core.pop(on: box) }
    /// See ``Router/navigate(to:)-(Destination)``.
    @discardableResult public func navigate(to destination: AnyNavigation) -> Transition {
        guard destination.presentation == .push else { return core.perform(.navigate(destination), at: box, .code) }
        return core.push(destination, on: box)
    }
    /// See `Router.capture(_:)`.
    public func capture(_ action: () -> Void) -> CapturedNavigation<AnyNavigation> {
        precondition(core.isRenderOnly, "only a router that renders captures")
        return core.capturing(action)
    }

    /// Shows any feature's destination.
    @discardableResult public func navigate(to destination: some Navigation) -> Transition {
        navigate(to: AnyNavigation(destination))
    }
}

extension Router: Navigator where Destination == AnyNavigation {}
