/// A place of the show.
nonisolated public struct Location: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    public let kind: String
    public let dimension: String
    /// The characters in it.
    public let characters: [Int]
}
