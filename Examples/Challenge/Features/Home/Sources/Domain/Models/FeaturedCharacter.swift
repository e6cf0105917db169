/// A character that the first screen shows.
nonisolated public struct FeaturedCharacter: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    /// The address of the picture.
    public let image: String
}
