/// A screen of a router's state, with an identity: equal destinations in one path are different screens.
///
/// Type-erased, so the core isn't generic. Immutable; main-actor isolated because a non-final class can't otherwise be
/// `Sendable`.
@MainActor @usableFromInline package class Screen {
    nonisolated let destination: any Navigation
    nonisolated let presentation: PresentationType

    nonisolated fileprivate init(_ destination: some Navigation) {
        self.destination = destination
        presentation = destination.presentationType
    }

    package nonisolated var name: String { destination.name }
    /// A Boolean value that indicates whether a modal with this screen as its root refuses links and can't be dismissed
    /// by the user.
    nonisolated var isBlocking: Bool { destination.isBlocking }
    /// The destination's own rule; nil if its type has none.
    nonisolated var accessRule: AccessRule? { (destination as? any GuardedNavigation)?.accessRule }

    /// Returns true if both screens show equal destinations.
    package nonisolated func shows(_ other: Screen) -> Bool { self === other || destination.equals(other.destination) }
    /// Returns another screen of the same destination.
    nonisolated func copy() -> Screen { destination.screen() }
}

extension Screen: Hashable {
    @usableFromInline package nonisolated static func == (one: Screen, other: Screen) -> Bool { one === other }
    @usableFromInline package nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A screen that stores its destination with its type. All screens are of this class, because casting a class is ten
/// times as fast as casting an existential.
@usableFromInline class TypedScreen<Destination: Navigation>: Screen {
    @usableFromInline nonisolated final let value: Destination

    nonisolated init(value: Destination) {
        self.value = value
        super.init(value)
    }
    // a convenience initializer allocates an object of the class that it is called on, whereas a designated one would
    // look up its generic class each time
    @usableFromInline nonisolated required convenience init(_ destination: Destination) {
        self.init(value: destination)
    }
}

/// A screen of a destination with an access rule. Reads the rule without a cast, because guards ask about every screen.
private final class GuardedScreen<Destination: GuardedNavigation>: TypedScreen<Destination> {
    nonisolated override var accessRule: AccessRule? { value.accessRule }
}

extension TypedScreens {
    /// The class of the screens of this destination type.
    static var screenType: TypedScreen<Destination>.Type {
        func guarded<Guarded: GuardedNavigation>(_ type: Guarded.Type) -> Screen.Type { GuardedScreen<Guarded>.self }
        let type = (Destination.self as? any GuardedNavigation.Type).map { guarded($0) }
        return type as? TypedScreen<Destination>.Type ?? TypedScreen.self
    }
}

extension Navigation {
    fileprivate func screen() -> Screen { TypedScreen(self) }
    fileprivate func equals(_ other: any Navigation) -> Bool { self == other as? Self }
}
