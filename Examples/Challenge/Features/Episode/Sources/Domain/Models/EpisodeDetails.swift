/// An episode with its characters.
nonisolated public struct EpisodeDetails: Hashable, Sendable {
    public let episode: Episode
    public let characters: [EpisodeCharacter]
}
