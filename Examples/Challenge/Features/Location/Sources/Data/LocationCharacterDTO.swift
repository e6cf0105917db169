/// The fields of a character in the API's JSON that this feature uses.
nonisolated struct LocationCharacterDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let image: String

    var character: LocationCharacter { LocationCharacter(identifier: id, name: name, image: image) }
}
