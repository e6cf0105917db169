/// An episode of the show.
nonisolated public struct Episode: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    public let airDate: String
    public let code: String
    /// The characters in it.
    public let characters: [Int]
}

/// A character in it, as far as this feature wants it.
nonisolated public struct EpisodeCharacter: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    /// The address of the picture.
    public let image: String
}
