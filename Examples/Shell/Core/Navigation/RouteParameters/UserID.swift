public import WaymarkLinks

/// A user's ID: 3 to 64 ASCII letters and digits.
nonisolated public struct UserID: LinkParameter, Codable {
    public let linkText: String

    public static func parse(_ text: String) throws(LinkParameterError) -> UserID {
        UserID(linkText: try TextRule(bytes: 3...64).checked(text))
    }
    private init(linkText: String) { self.linkText = linkText }
    /// Creates an ID from text.
    ///
    /// - Throws: `LinkParameterError` if the text is malformed.
    public init(_ text: String) throws(LinkParameterError) { self = try UserID.parse(text) }

    static let ana = UserID(linkText: "ana")
    static let ben = UserID(linkText: "ben")
}
