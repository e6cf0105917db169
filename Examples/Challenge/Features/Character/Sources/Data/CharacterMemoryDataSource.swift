import ChallengeKit

/// A cache of characters and appearances, which keeps those of each data source separately.
final class CharacterMemoryDataSource {
    private let characters = MemoryCache<SourceKey<Int>, Character>()
    private let appearances = MemoryCache<SourceKey<[Int]>, [Appearance]>()

    func character(_ identifier: Int, of source: String) -> Character? {
        characters[SourceKey(source: source, identifier)]
    }
    func keep(_ character: Character, of source: String) {
        characters.keep(character, for: SourceKey(source: source, character.identifier))
    }
    func appearances(_ identifiers: [Int], of source: String) -> [Appearance]? {
        appearances[SourceKey(source: source, identifiers)]
    }
    func keep(_ appearances: [Appearance], for identifiers: [Int], of source: String) {
        self.appearances.keep(appearances, for: SourceKey(source: source, identifiers))
    }
}
