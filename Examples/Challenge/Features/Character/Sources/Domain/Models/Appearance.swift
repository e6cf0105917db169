/// An episode in which a character appears.
nonisolated public struct Appearance: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    /// The code, such as `S01E01`.
    public let code: String
}
