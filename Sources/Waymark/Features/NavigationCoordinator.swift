/// The router of an app made of features.
public typealias NavigationCoordinator = Router<AnyNavigation>

extension Router where Destination == AnyNavigation {
    /// Creates a coordinator with the app's redirect. To open links, set ``Router/links``.
    ///
    /// An outgoing navigation that isn't redirected fails with ``NavigationFailure/unhandled(name:)`` and shows
    /// ``NotFoundNavigation``.
    ///
    /// - Parameters:
    ///   - redirector: The app's redirect.
    ///   - state: The state to start with; by default an empty stack, for a host with its own first screen.
    public convenience init(
        redirector: any NavigationRedirect, state: NavigationState<AnyNavigation> = NavigationState()
    ) {
        self.init(state)
        setRedirect(Self.rule(redirector))
    }
    package static func rule(_ redirect: any NavigationRedirect) -> @MainActor (AnyNavigation) -> AnyNavigation? {
        { navigation in
            guard let target = redirect.redirect(navigation.base) else { return nil }
            return AnyNavigation(target)
        }
    }

    /// Shows a destination of any feature. See ``Router/navigate(to:)-(Destination)``.
    @discardableResult public func navigate(to destination: some Navigation) -> NavigationHandle {
        navigate(to: AnyNavigation(destination))
    }
}

extension Router: Navigator where Destination == AnyNavigation {}

extension Router {
    /// Makes the router show the not-found destination in place of an outgoing navigation without a redirect. Has no
    /// effect unless the router is a ``NavigationCoordinator``.
    func hideOutgoing() {
        guard let screens = screens as? TypedScreens<AnyNavigation> else { return }
        store.rules.notFound = { screen in
            let navigation = screens[screen]
            guard navigation.isOutgoing else { return nil }
            return screens.screen(for: AnyNavigation(NotFoundNavigation(requested: navigation.name)))
        }
    }
}

/// The app's redirect, which connects features that don't import each other by mapping outgoing navigations to incoming
/// ones. Also the place for feature flags and experiments. See <doc:FeatureModules>.
///
/// ```swift
/// func redirect(_ navigation: any Navigation) -> (any Navigation)? {
///     switch navigation {
///     case let home as HomeOutgoingNavigation: redirect(home)   // a switch without default
///     default: nil
///     }
/// }
/// ```
@MainActor public protocol NavigationRedirect {
    /// Returns the destination to show instead, or nil to keep the requested one. The returned destination is
    /// redirected in turn. The argument is never an ``AnyNavigation``.
    func redirect(_ navigation: any Navigation) -> (any Navigation)?
}
