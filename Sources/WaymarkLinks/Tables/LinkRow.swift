/// A row of an app's table of links: one pattern, for listings and tests.
public struct LinkRow: Hashable, Sendable {
    /// The pattern.
    public let pattern: LinkPattern
    /// The name of the type that declares it.
    public let owner: String
    /// A Boolean value that indicates whether the pattern is canonical: links are printed by it, unless another
    /// pattern takes precedence for the path.
    public let isCanonical: Bool
    /// The pattern's placeholders, in order.
    package let placeholders: [LinkPlaceholder]
    package let parsed: ParsedPattern
    /// The type of each placeholder's value, by the placeholder's name.
    package let types: [String: any LinkValue.Type]

    /// Returns a sample path of the pattern, such as `/character/1`, and its query if it has one. Leaves out optional
    /// placeholders, and fills a list with one text.
    ///
    /// The texts are neither encoded nor validated, so the path may not resolve.
    ///
    /// - Parameter text: Returns the text for a placeholder's name.
    public func samplePath(filling text: (String) -> String) -> String {
        path { $0.arity == .optional ? nil : text($0.name) }
    }
    /// Returns a sample path. A nil text omits an optional placeholder or a list, and leaves a required one empty.
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
