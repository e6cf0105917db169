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
        core.unhandled = { navigation in
            navigation.base is any OutgoingNavigation
                ? AnyNavigation(NotFoundNavigation(requested: navigation.name)) : nil
        }
    }

    /// Shows any feature's destination.
    @discardableResult public func navigate(to destination: some Navigation) -> Transition {
        navigate(to: AnyNavigation(destination))
    }
}

extension Router: Navigator where Destination == AnyNavigation {}
