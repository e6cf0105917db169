public import WaymarkLinks

/// A destination: a value that names a screen, usually an enum case with plain identifiers, never a model object.
///
/// Conform in the enum's own declaration: it is nonisolated then, also in a module that defaults to the main actor.
/// ```swift
/// enum CharacterIncomingNavigation: IncomingNavigation {
///     case list, detail(identifier: Int), filter
///     var presentation: Presentation { self == .filter ? .sheet : .push }
///     var ancestors: [Self] { self == .list ? [] : [.list] }
/// }
/// ```
public protocol Navigation: Hashable, Sendable {
    /// How the destination is shown; by default a push.
    var presentation: Presentation { get }
    /// The destinations below this one when it is opened from outside, lowest first.
    var ancestors: [Self] { get }
    /// Whether this, as a modal, keeps links out and can't be pulled down, as during a payment. False by default.
    var isBlocking: Bool { get }
    /// The destination's name without its values, for logs, events and listings: `character/detail`. By default made
    /// from the names of the type and the case by reflection, in about a microsecond; navigating doesn't use it.
    var name: String { get }
    /// Whether the type is an ``OutgoingNavigation``, which implements this: cheaper than a cast.
    static var _isOutgoing: Bool { get }
    /// The links to this type's destinations. `@Links` generates them; none by default.
    static var links: Links<Self> { get }
    /// The values that may be reported in events; none by default.
    var trackedProperties: [String: any Trackable] { get }
}

extension Navigation {
    public var presentation: Presentation { .push }
    public var ancestors: [Self] { [] }
    public var isBlocking: Bool { false }
    public var name: String { NavigationName.of(self) }
    public static var _isOutgoing: Bool { false }
    public static var links: Links<Self> { .none }
    public var trackedProperties: [String: any Trackable] { [:] }
}

/// A destination that a feature can show.
public protocol IncomingNavigation: Navigation {}

/// A destination that a feature wants to go to. The app's redirect turns it into an ``IncomingNavigation``.
public protocol OutgoingNavigation: Navigation {}

extension OutgoingNavigation {
    public static var _isOutgoing: Bool { true }
}

enum NavigationName {
    static func of(_ navigation: some Navigation) -> String {
        let type = "\(Swift.type(of: navigation))".prefix { $0 != "<" }
        let feature = kebab(trimmed(String(type)))
        guard Mirror(reflecting: navigation).displayStyle == .enum else { return feature }
        let label = ofCase(navigation)
        let isPlain = label.utf8.allSatisfy { $0 == 0x5F || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 > 0x7F }
        let name = isPlain ? kebab(label[...]) : feature
        return name == feature ? name : feature + "/" + name
    }
    static func ofCase(_ value: some Any) -> String {
        // without values, only the case is printed
        Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }
    private static func trimmed(_ type: String) -> Substring {
        for suffix in ["IncomingNavigation", "OutgoingNavigation", "Navigation", "Destination", "Route"]
        where type.hasSuffix(suffix) && type.utf8.count > suffix.utf8.count {
            return type.dropLast(suffix.count)
        }
        return type[...]
    }
    /// `CharacterList` and `characterList` become `character-list`.
    private static func kebab(_ name: Substring) -> String {
        var output: [UInt8] = []
        for byte in name.utf8 {
            let isUppercase = byte &- 0x41 < 26
            if isUppercase, !output.isEmpty { output.append(0x2D) }
            output.append(isUppercase ? byte | 0x20 : byte)
        }
        return String(decoding: output, as: UTF8.self)
    }
}
