@testable import ChallengeEpisode

extension Episode {
    static func stub(identifier: Int = 5, characters: [Int] = []) -> Episode {
        Episode(
            identifier: identifier, name: "Episode \(identifier)", airDate: "", code: "S01E05", characters: characters)
    }
}

extension EpisodeCharacter {
    static func stub(identifier: Int = 1) -> EpisodeCharacter {
        EpisodeCharacter(identifier: identifier, name: "Character \(identifier)", image: "")
    }
}
