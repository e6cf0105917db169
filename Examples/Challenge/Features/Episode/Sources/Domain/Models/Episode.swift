/// An episode of the show.
nonisolated public struct Episode: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    public let airDate: String
    public let code: String
    /// The identifiers of the episode's characters.
    public let characters: [Int]
}
