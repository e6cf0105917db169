/// A repository of a few of the show's characters, locations and episodes, which needs no network.
nonisolated public struct SampleRepository: CharacterRepositoryContract, LocationRepositoryContract,
    EpisodeRepositoryContract
{
    public init() {}

    public func characters() async throws(DomainError) -> [Character] { Self.characters }
    public func locations() async throws(DomainError) -> [Location] { Self.locations }
    public func episodes() async throws(DomainError) -> [Episode] { Self.episodes }

    public func character(id: Int) async throws(DomainError) -> Character { try Self.find(id, in: Self.characters) }
    public func location(id: Int) async throws(DomainError) -> Location { try Self.find(id, in: Self.locations) }
    public func episode(id: Int) async throws(DomainError) -> Episode { try Self.find(id, in: Self.episodes) }

    private static func find<Item: Identifiable<Int>>(_ id: Int, in items: [Item]) throws(DomainError) -> Item {
        guard let item = items.first(where: { $0.id == id }) else { throw .notFound(id: id) }
        return item
    }

    private static let earth = Location(id: 1, name: "Earth", dimension: "Dimension C-137")
    private static let abadango = Location(id: 2, name: "Abadango", dimension: "unknown")
    private static let citadel = Location(id: 3, name: "Citadel of Ricks", dimension: "unknown")
    private static let locations = [earth, abadango, citadel]

    private static let characters = [
        Character(
            id: 1, name: "Rick Sanchez", status: .alive, species: "Human", location: citadel, episodes: [1, 2, 3]),
        Character(
            id: 2, name: "Morty Smith", status: .alive, species: "Human", location: citadel, episodes: [1, 2, 3]),
        Character(id: 3, name: "Summer Smith", status: .alive, species: "Human", location: earth, episodes: [3]),
        Character(
            id: 6, name: "Abadango Cluster Princess", status: .alive, species: "Alien", location: abadango,
            episodes: [3]),
        Character(id: 7, name: "Abradolf Lincler", status: .unknown, species: "Human", location: nil, episodes: [2]),
        Character(id: 42, name: "Big Morty", status: .unknown, species: "Human", location: citadel, episodes: [3]),
    ]
    private static let episodes = [
        Episode(id: 1, name: "Pilot", code: "S01E01"),
        Episode(id: 2, name: "Lawnmower Dog", code: "S01E02"),
        Episode(id: 3, name: "Anatomy Park", code: "S01E03"),
    ]
}
