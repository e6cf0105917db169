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
    package func shows(_ other: Screen) -> Bool { self === other || destination.equals(other.destination) }
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
