/// A character on the first screen.
nonisolated public struct FeaturedCharacter: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    /// The address of the picture.
    public let image: String
}
