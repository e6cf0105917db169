import ChallengeDomain

extension Character {
    static func stub(id: Int = 1, status: CharacterStatus = .alive, location: Location? = nil) -> Character {
        Character(
            id: id, name: "Character \(id)", status: status, species: "Human", location: location, episodes: [])
    }
}
