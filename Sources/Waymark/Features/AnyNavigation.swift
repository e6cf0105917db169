/// A type-erased destination of any feature, for a ``NavigationCoordinator``. Two are equal if they wrap equal values
/// of the same type.
public struct AnyNavigation: Navigation, CustomStringConvertible {
    /// The destination itself, never an ``AnyNavigation``.
    public let base: any Navigation

    /// Wraps a destination. An ``AnyNavigation`` isn't wrapped again: the new value has the same ``base``.
    public init<Base: Navigation>(_ base: Base) {
        self.base = (base as? AnyNavigation)?.base ?? base
    }

    public var presentationType: PresentationType { base.presentationType }
    public var ancestors: [AnyNavigation] { base.ancestors.map { AnyNavigation($0) } }
    public var isBlocking: Bool { base.isBlocking }
    public var name: String { base.name }
    public var description: String { "\(base)" }
    public var trackedProperties: [String: any Trackable] { base.trackedProperties }

    public static func == (one: AnyNavigation, other: AnyNavigation) -> Bool {
        func equals<One: Navigation, Other: Navigation>(_ one: One, _ other: Other) -> Bool {
            one == other as? One
        }
        return equals(one.base, other.base)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: base)))
        hasher.combine(base)
    }
}

/// The destination to show for a link that leads nowhere, or for an outgoing navigation without a redirect.
public struct NotFoundNavigation: IncomingNavigation {
    /// The path of the link, without its query, or the name of the destination that can't be shown.
    public let requested: String

    /// Creates a not-found destination. `requested` is for the screen only: logs and events have the name `not-found`.
    public init(requested: String) { self.requested = requested }
    public var name: String { "not-found" }
}
