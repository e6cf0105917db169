public import WaymarkLinks

/// A value that names a screen: an enum case with primitive identifiers, never a domain object.
///
/// Conform in the declaration of the enum itself, so that a module which defaults to the main actor infers the
/// conformance as nonisolated:
/// ```swift
/// enum CharacterIncomingNavigation: IncomingNavigation {
///     case list
///     case detail(identifier: Int)
///     case filter
///     var presentation: Presentation { self == .filter ? .sheet : .push }
///     var ancestors: [Self] { self == .list ? [] : [.list] }
/// }
/// ```
public protocol Navigation: Hashable, Sendable {
    /// How the destination asks to be shown; a push unless it says otherwise.
    var presentation: Presentation { get }
    /// What lies under the destination when it is reached from outside, the lowest first. A push inside of the app
    /// adds only the destination itself.
    var ancestors: [Self] { get }
    /// Whether, shown as a modal, it keeps links from outside away until it is done: a payment, a call. No, unless
    /// it says so.
    var isBlocking: Bool { get }
    /// The name of the destination without its values, for logs, events and listings: `character/detail`.
    ///
    /// The default reads the names of type and case by reflection, in about a microsecond; navigating does not need it.
    var name: String { get }
    /// Whether a redirect has to say what is shown. Conform to ``OutgoingNavigation`` instead of stating it.
    static var isOutgoing: Bool { get }
    /// The links that lead to the destinations from outside; none unless the type lists them, or `@Links` does.
    static var links: Links<Self> { get }
    /// Values that may leave the device in an event: none, unless the type opts in.
    var trackedProperties: [String: any Trackable] { get }
}

extension Navigation {
    public var presentation: Presentation { .push }
    public var ancestors: [Self] { [] }
    public var isBlocking: Bool { false }
    public var name: String { NavigationName.of(self) }
    public static var isOutgoing: Bool { false }
    public static var links: Links<Self> { .none }
    public var trackedProperties: [String: any Trackable] { [:] }
}

/// What a feature can show.
public protocol IncomingNavigation: Navigation {}

/// Where a feature wants to go, without knowing who shows it. A redirect of the app turns it into an
/// ``IncomingNavigation``.
public protocol OutgoingNavigation: Navigation {}

extension OutgoingNavigation {
    public static var isOutgoing: Bool { true }
}

/// How a destination is shown.
public enum Presentation: String, Hashable, Sendable, CaseIterable {
    /// On top of the stack of its level.
    case push
    /// In a sheet: a level of its own, over the level below.
    case sheet
    /// In a full-screen cover: a level of its own that hides the level below.
    case fullScreen

    /// The modal that it asks for; nil for a push.
    package var style: ModalStyle? {
        switch self {
        case .push: nil
        case .sheet: .sheet
        case .fullScreen: .fullScreen
        }
    }
}

/// How a modal level is shown.
public enum ModalStyle: String, Hashable, Sendable, CaseIterable {
    /// See ``Presentation``.
    case sheet, fullScreen

    /// What a link calls the modal: `?sheet=/settings`.
    package var linkName: String {
        switch self {
        case .sheet: "sheet"
        case .fullScreen: "cover"
        }
    }
}

/// Names of types and cases, without values.
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
    /// The name of an enum's case, without its values.
    static func ofCase(_ value: some Any) -> String {
        // without values, the case is all that there is to print
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
