@testable import ChallengeLocation

extension Location {
    static func stub(identifier: Int = 5, characters: [Int] = []) -> Location {
        Location(
            identifier: identifier, name: "Location \(identifier)", kind: "", dimension: "", characters: characters)
    }
}

extension LocationCharacter {
    static func stub(identifier: Int = 1) -> LocationCharacter {
        LocationCharacter(identifier: identifier, name: "Character \(identifier)", image: "")
    }
}
