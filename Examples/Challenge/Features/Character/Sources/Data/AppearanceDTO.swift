/// The fields of an episode in the API's JSON that this feature uses.
nonisolated struct AppearanceDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let episode: String

    var appearance: Appearance { Appearance(identifier: id, name: name, code: episode) }
}
