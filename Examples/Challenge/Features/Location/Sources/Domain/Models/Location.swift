/// A location of the show.
nonisolated public struct Location: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    public let kind: String
    public let dimension: String
    /// The identifiers of the location's characters.
    public let characters: [Int]
}
