/// A character in the API's JSON, as far as this feature wants it.
nonisolated struct FeaturedCharacterDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let image: String

    var character: FeaturedCharacter { FeaturedCharacter(identifier: id, name: name, image: image) }
}
