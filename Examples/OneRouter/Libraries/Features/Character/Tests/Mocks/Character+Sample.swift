import ChallengeDomain

nonisolated extension Character {
    static let rick = Character(
        id: 1, name: "Rick", status: .alive, species: "Human", location: .citadel, episodes: [1])
    static let birdperson = Character(
        id: 47, name: "Birdperson", status: .dead, species: "Alien", location: nil, episodes: [])
}

nonisolated extension Location {
    static let citadel = Location(id: 3, name: "Citadel of Ricks", dimension: "unknown")
}
