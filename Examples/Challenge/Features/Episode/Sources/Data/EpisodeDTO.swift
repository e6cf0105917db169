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
