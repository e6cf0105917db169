/// A place of the show.
nonisolated public struct Location: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    public let kind: String
    public let dimension: String
    /// The characters of the location.
    public let characters: [Int]
}
