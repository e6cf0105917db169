public import WaymarkLinks

/// A product's ID: 3 to 64 ASCII letters and digits.
nonisolated public struct ProductID: LinkParameter {
    public let linkText: String

    public static func parse(_ text: String) throws(LinkParameterError) -> ProductID {
        ProductID(linkText: try TextRule(bytes: 3...64).checked(text))
    }
    private init(linkText: String) { self.linkText = linkText }
    /// Creates an ID from text.
    ///
    /// - Throws: `LinkParameterError` if the text is malformed.
    public init(_ text: String) throws(LinkParameterError) { self = try ProductID.parse(text) }

    /// The product on the first screen. A real app gets it from a service.
    public static let featured = ProductID(linkText: "abc123")
}
