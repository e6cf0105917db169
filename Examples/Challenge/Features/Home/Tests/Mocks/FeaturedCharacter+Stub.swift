@testable import ChallengeHome

extension FeaturedCharacter {
    static func stub(identifier: Int = 1) -> FeaturedCharacter {
        FeaturedCharacter(identifier: identifier, name: "Character \(identifier)", image: "")
    }
}
