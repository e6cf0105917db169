import ChallengeKit

/// An episode in the API's JSON.
nonisolated struct EpisodeDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let airDate: String
    let code: String
    let characters: [String]

    enum CodingKeys: String, CodingKey {
        case id, name, characters
        case airDate = "air_date"
        case code = "episode"
    }

    var episode: Episode {
        Episode(
            identifier: id, name: name, airDate: airDate, code: code,
            characters: characters.compactMap(APIReference.identifier))
    }
}

/// A character in the API's JSON, as far as this feature wants it.
nonisolated struct EpisodeCharacterDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let image: String

    var character: EpisodeCharacter { EpisodeCharacter(identifier: id, name: name, image: image) }
}
