/// Somebody of the show.
nonisolated public struct Character: Identifiable, Hashable, Sendable {
    public let id: Int
    public let name: String
    public let status: CharacterStatus
    public let species: String
    /// The place where the show saw them last; nil if nobody knows.
    public let location: Location?
    /// The identifiers of the episodes in which they appear.
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
