/// A converter between destinations and the screens of a router.
@usableFromInline final class TypedScreens<Destination: Navigation> {
    var links: LinkTable<Destination>?

    // stored: looking up a generic type takes as long as creating an object of it
    private let type = TypedScreens.screenType

    func add(_ destination: Destination) -> Screen { type.init(destination) }
    /// The destination of a screen.
    ///
    /// - Precondition: The screen belongs to a router with this destination type.
    @inlinable subscript(screen: Screen) -> Destination { TypedScreens.destination(of: screen) }
    @inlinable static func destination(of screen: Screen) -> Destination {
        guard let typed = screen as? TypedScreen<Destination> else { preconditionFailure("a screen of another router") }
        return typed.value
    }

    // MARK: values and screens
    @inlinable func values(of screens: [Screen]) -> [Destination] {
        screens.map(TypedScreens.destination)
    }
    func state(_ state: ScreenState) -> NavigationState<Destination> { state.values.map { self[$0] } }
    func screens(of state: NavigationState<Destination>) -> ScreenState { ScreenState(asked(state)) }
    func asked(_ state: NavigationState<Destination>) -> AskedState { state.map(add) }
    func screens(of action: NavigationAction<Destination>) -> ScreenAction {
        switch action {
        // fast path: the most common actions don't need the generic `map`
        case .navigate(let destination): .navigate(add(destination))
        case .pop(let count): .pop(count)
        case .dismissModal(let reason): .dismissModal(reason)
        default: action.map(back: TypedScreens.destination, add)
        }
    }

    /// Returns the state that a link to `screen` leads to, if `state` is exactly what a link to its top destination
    /// leads to. Returns nil otherwise, without links, and if the new state would have too many levels.
    func linked(_ state: AskedState, to screen: Screen, by links: LinkTable<Destination>?) -> AskedState? {
        guard let links, let top = state.topDestination,
            (try? links.state(of: self[top])) == state.map({ self[$0] })
        else { return nil }
        return (try? links.state(of: self[screen])).map(asked)
    }
}

extension NavigationState where Destination: Navigation {
    /// Returns the state after an action at a level, without redirects and guards. Has no side effects; costs a copy of
    /// the state.
    ///
    /// - Throws: ``NavigationFailure`` if a level, a branch or the destination to pop to doesn't exist, or if there
    ///   would be more than 8 levels.
    public func applying(
        _ action: NavigationAction<Destination>, at level: Int = 0
    ) throws(NavigationFailure) -> NavigationState {
        let screens = TypedScreens<Destination>()
        return screens.state(try screens.screens(of: self).applying(screens.screens(of: action), at: level))
    }
}
