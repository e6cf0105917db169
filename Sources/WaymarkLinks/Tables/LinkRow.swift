/// A row of an app's table of links: one pattern, for listings and tests.
public struct LinkRow: Hashable, Sendable {
    /// The pattern.
    public let pattern: LinkPattern
    /// The name of the type that declares it.
    public let owner: String
    /// True if links are printed with this pattern, where a destination has several.
    public let isCanonical: Bool
    /// Its placeholders, in order.
    package let placeholders: [LinkPlaceholder]
    package let parsed: ParsedPattern
    /// The types of its placeholders, by name.
    package let types: [String: any LinkValue.Type]

    /// A sample path of the pattern's shape, without its optional placeholders: `/character/1`.
    ///
    /// Nothing is encoded or checked: the path may lead nowhere.
    ///
    /// - Parameter text: The text of a placeholder, by its name.
    public func samplePath(filling text: (String) -> String) -> String {
        path { $0.arity == .optional ? nil : text($0.name) }
    }
    /// The same; nil leaves an optional placeholder out.
    package func path(_ text: (LinkPlaceholder) -> String?) -> String {
        parsed.path { placeholder in text(placeholder).map { [$0] } ?? (placeholder.arity == .one ? [""] : []) }
    }

    public static func == (one: Self, other: Self) -> Bool {
        (one.pattern, one.owner, one.isCanonical, one.parsed)
            == (other.pattern, other.owner, other.isCanonical, other.parsed)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pattern)
        hasher.combine(owner)
    }
}
