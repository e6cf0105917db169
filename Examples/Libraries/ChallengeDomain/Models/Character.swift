/// A character of the show.
nonisolated public struct Character: Identifiable, Hashable, Sendable {
    public let id: Int
    public let name: String
    public let status: CharacterStatus
    public let species: String
    /// The last known location; nil if unknown.
    public let location: Location?
    /// The identifiers of the character's episodes.
    public let episodes: [Int]

    public init(
        id: Int, name: String, status: CharacterStatus, species: String, location: Location?, episodes: [Int]
    ) {
        self.id = id
        self.name = name
        self.status = status
        self.species = species
        self.location = location
        self.episodes = episodes
    }
}
