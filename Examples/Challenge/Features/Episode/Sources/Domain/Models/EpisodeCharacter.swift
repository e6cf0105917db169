/// The properties of a character that this feature uses.
nonisolated public struct EpisodeCharacter: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    /// The address of the picture.
    public let image: String
}
