/// A screen of a router's state, with an identity: equal destinations in one path are different screens.
///
/// Type-erased, so the core isn't generic.
package final class Screen: Sendable {
    let destination: any Navigation
    let presentation: PresentationType
    private let guarded: (any GuardedNavigation)?

    init(_ destination: any Navigation) {
        self.destination = destination
        presentation = destination.presentationType
        guarded = destination as? any GuardedNavigation
    }

    package var name: String { destination.name }
    /// A Boolean value that indicates whether a modal with this screen as its root refuses links and can't be dismissed
    /// by the user.
    var isBlocking: Bool { destination.isBlocking }
    /// The destination's own rule; nil if its type has none.
    var accessRule: AccessRule? { guarded?.accessRule }

    /// Returns true if both screens show equal destinations.
    package func matches(_ other: Screen) -> Bool { self === other || destination.equals(other.destination) }
    /// Returns another screen of the same destination.
    func copy() -> Screen { Screen(destination) }
}

extension Screen: Hashable {
    package static func == (one: Screen, other: Screen) -> Bool { one === other }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Navigation {
    fileprivate func equals(_ other: any Navigation) -> Bool { self == other as? Self }
}

/// A converter between destinations and the screens of a router.
final class TypedScreens<Destination: Navigation> {
    var links: LinkTable<Destination>?

    func screen(for destination: Destination) -> Screen { Screen(destination) }
    /// The destination of a screen.
    ///
    /// - Precondition: The screen belongs to a router with this destination type.
    subscript(screen: Screen) -> Destination { Self.destination(of: screen) }
    static func destination(of screen: Screen) -> Destination {
        guard let destination = screen.destination as? Destination else {
            preconditionFailure("a screen of another router")
        }
        return destination
    }

    func values(of screens: [Screen]) -> [Destination] { screens.map(Self.destination) }
    func state(_ state: ScreenTree) -> NavigationState<Destination> { state.map(Self.destination) }
    func screens(of state: NavigationState<Destination>) -> ScreenTree { state.map(screen(for:)) }
    func screens(of action: NavigationAction<Destination>) -> ScreenAction {
        action.map(back: Self.destination, screen(for:))
    }

    func record(_ record: TransitionRecord<Screen>) -> TransitionRecord<Destination> { record.map { self[$0] } }

    /// Returns the state that a link to `screen` leads to, if `state` is exactly what a link to its top destination
    /// leads to. Returns nil otherwise, without links, and if the new state would have too many levels.
    func linked(_ state: ScreenTree, to screen: Screen, by links: LinkTable<Destination>?) -> ScreenTree? {
        guard let links, let top = state.topDestination,
            (try? links.state(of: self[top])) == self.state(state)
        else { return nil }
        return (try? links.state(of: self[screen])).map(screens)
    }
}

extension NavigationState where Element: Navigation {
    /// Returns the state after an action at a level, without redirects and guards. Has no side effects; costs a copy of
    /// the state.
    ///
    /// - Throws: ``NavigationFailure`` if a level, a branch or the destination to pop to doesn't exist, or if there
    ///   would be more than 8 levels.
    public func applying(
        _ action: NavigationAction<Element>, at level: Int = 0
    ) throws(NavigationFailure) -> NavigationState {
        let screens = TypedScreens<Element>()
        return screens.state(try screens.screens(of: self).applying(screens.screens(of: action), at: level))
    }
}
