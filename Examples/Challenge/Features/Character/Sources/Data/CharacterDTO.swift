import ChallengeKit

/// A character in the API's JSON.
nonisolated struct CharacterDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let status: String
    let species: String
    let gender: String
    let origin: APIReference
    let location: APIReference
    let image: String
    let episode: [String]

    var character: Character {
        Character(
            identifier: id, name: name, status: CharacterStatus(rawValue: status.lowercased()) ?? .unknown,
            species: species, gender: gender,
            origin: .init(name: origin.name, identifier: origin.identifier),
            location: .init(name: location.name, identifier: location.identifier),
            image: image, episodes: episode.compactMap(APIReference.identifier))
    }
}
