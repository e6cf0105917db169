package import WaymarkLinks

/// A pattern of an app, with the facts about its parameters that association files need.
package struct AssociationSource: Sendable {
    package let pattern: LinkPattern
    package let parsed: ParsedPattern
    /// All texts of each parameter whose type lists them, by the parameter's name.
    package let texts: [String: [String]]
    /// The names of parameters that accept an empty text.
    package let mayBeEmpty: Set<String>

    package init(
        pattern: LinkPattern, parsed: ParsedPattern, texts: [String: [String]], mayBeEmpty: Set<String>
    ) {
        self.pattern = pattern
        self.parsed = parsed
        self.texts = texts
        self.mayBeEmpty = mayBeEmpty
    }
    init(_ link: LinkRow) {
        self.init(
            pattern: link.pattern, parsed: link.parsed, texts: link.types.compactMapValues { $0._texts },
            mayBeEmpty: Set(link.types.filter { $0.value._accepts("") }.keys))
    }
}
