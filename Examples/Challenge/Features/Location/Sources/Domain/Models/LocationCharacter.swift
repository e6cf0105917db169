/// The properties of a character that this feature uses.
nonisolated public struct LocationCharacter: Hashable, Sendable {
    public let identifier: Int
    public let name: String
    /// The address of the picture.
    public let image: String
}
