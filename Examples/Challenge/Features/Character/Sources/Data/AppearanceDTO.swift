/// An episode in the API's JSON, as far as this feature wants it.
nonisolated struct AppearanceDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let episode: String

    var appearance: Appearance { Appearance(identifier: id, name: name, code: episode) }
}
