public import WaymarkLinks

/// A destination: a value that names a screen, usually an enum case with plain identifiers, never a model object.
///
/// Conform in the type's own declaration, not in an extension: the type is then nonisolated even in a module that
/// defaults to the main actor.
/// ```swift
/// enum CharacterIncomingNavigation: IncomingNavigation {
///     case list, detail(identifier: Int), filter
///     var presentationType: PresentationType { self == .filter ? .sheet : .push }
///     var ancestors: [Self] { self == .list ? [] : [.list] }
/// }
/// ```
public protocol Navigation: Hashable, Sendable {
    /// The presentation of the destination; by default a push.
    var presentationType: PresentationType { get }
    /// The destinations below this one when a link opens it, lowest first; none by default. They may begin with the
    /// root of the ground level, which isn't shown twice.
    var ancestors: [Self] { get }
    /// A Boolean value that indicates whether a modal with this destination as its root refuses links and can't be
    /// dismissed by the user. False by default; true, for example, during a payment.
    var isBlocking: Bool { get }
    /// The destination's name without its values, for logs, events and listings: `character/detail`, from the names of
    /// the type and the case. `@Links` generates it; otherwise reflection finds it, which takes a few microseconds.
    var name: String { get }
    /// The name that `@Links` generates, which ``name`` returns by default; nil without `@Links`.
    var _generatedName: String? { get }
    /// The cases that `@Links` lists, for tests; nil without `@Links`, or if some cases are behind an `#if`.
    static var _generatedCases: [_GeneratedCase<Self>]? { get }
    /// The links to this type's destinations. `@Links` generates them; none by default.
    static var links: Links<Self> { get }
    /// The values that ``TransitionRecord/event`` reports of a navigation to this destination, by name; none by
    /// default.
    var trackedProperties: [String: any Trackable] { get }
}

extension Navigation {
    public var presentationType: PresentationType { .push }
    public var ancestors: [Self] { [] }
    public var isBlocking: Bool { false }
    public var name: String { _generatedName ?? NavigationName.of(self) }
    public var _generatedName: String? { nil }
    public static var _generatedCases: [_GeneratedCase<Self>]? { nil }
    /// A Boolean value that indicates whether this is an ``OutgoingNavigation``, or wraps one.
    package var isOutgoing: Bool { (self as? AnyNavigation)?.base.isOutgoing ?? (self is any OutgoingNavigation) }
    public static var links: Links<Self> { .none }
    public var trackedProperties: [String: any Trackable] { [:] }
}

/// A destination that a feature can show.
public protocol IncomingNavigation: Navigation {}

/// A destination outside a feature, declared by the feature that navigates to it. The app's ``NavigationRedirect``
/// turns it into an ``IncomingNavigation`` of the feature that shows it.
public protocol OutgoingNavigation: Navigation {}

/// A case of an enum, for tests of its links.
///
/// Underscored: only the code that `@Links` writes and `expectLinks` of WaymarkTesting make one.
public struct _GeneratedCase<Destination: Sendable>: Sendable {
    /// The name of the case's values, even if their type has a ``Navigation/name`` of its own:
    /// ``Navigation/_generatedName``, or the one that reflection finds.
    package let name: String
    /// The text that names the case in a failure: its declaration, such as `detail(identifier:)`, or without `@Links`
    /// the description of ``sample``.
    package let signature: String
    /// A value of the case; nil if `@Links` can't make one, because the case has associated values.
    package let sample: Destination?

    /// Creates a case.
    public init(_ name: String, _ signature: String, _ sample: Destination? = nil) {
        self.name = name
        self.signature = signature
        self.sample = sample
    }
}

package enum NavigationName {
    package static func of(_ navigation: some Navigation) -> String {
        let mirror = Mirror(reflecting: navigation)
        // a case without associated values has no children, and its description is its name unless the enum has its own
        let label = mirror.displayStyle == .enum ? mirror.children.first?.label ?? "\(navigation)" : nil
        return DestinationName.of(type: "\(type(of: navigation))", case: label)
    }
    static func ofCase(_ value: some Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }
}
