/// A character in it, as far as this feature wants it.
nonisolated public struct LocationCharacter: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    /// The address of the picture.
    public let image: String
}
