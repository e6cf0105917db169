/// A character of the show.
nonisolated public struct Character: Hashable, Sendable {
    /// The name of a place, and its identifier if known.
    public struct Place: Hashable, Sendable {
        public let name: String
        public let identifier: Int?
    }
    public let identifier: Int
    public let name: String
    public let status: CharacterStatus
    public let species: String
    public let gender: String
    public let origin: Place
    public let location: Place
    /// The address of the picture.
    public let image: String
    /// The identifiers of the episodes in which the character appears.
    public let episodes: [Int]
}
