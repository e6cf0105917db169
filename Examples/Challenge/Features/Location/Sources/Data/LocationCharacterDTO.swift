/// A character in the API's JSON, as far as this feature wants it.
nonisolated struct LocationCharacterDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let image: String

    var character: LocationCharacter { LocationCharacter(identifier: id, name: name, image: image) }
}
