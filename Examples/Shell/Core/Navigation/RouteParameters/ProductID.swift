public import WaymarkLinks

/// A product's id: 3 to 64 ASCII letters and digits.
nonisolated public struct ProductID: LinkParameter {
    public let linkText: String

    public static func parse(_ text: String) throws(LinkParameterError) -> ProductID {
        ProductID(linkText: try TextRule(bytes: 3...64).checked(text))
    }
    private init(linkText: String) { self.linkText = linkText }
    /// - Throws: What is wrong with the text.
    public init(_ text: String) throws(LinkParameterError) { self = try ProductID.parse(text) }

    /// The product that home shows. An app of one's own asks a service for it.
    public static let featured = ProductID(linkText: "abc123")
}
