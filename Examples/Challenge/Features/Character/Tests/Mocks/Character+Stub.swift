@testable import ChallengeCharacter

extension Character {
    static func stub(identifier: Int = 1, episodes: [Int] = []) -> Character {
        Character(
            identifier: identifier, name: "Rick", status: .alive, species: "Human", gender: "Male",
            origin: .init(name: "unknown", identifier: nil), location: .init(name: "Earth", identifier: 1), image: "",
            episodes: episodes)
    }
}

extension Appearance {
    static func stub(identifier: Int = 1) -> Appearance {
        Appearance(identifier: identifier, name: "Episode \(identifier)", code: "S01E0\(identifier)")
    }
}
