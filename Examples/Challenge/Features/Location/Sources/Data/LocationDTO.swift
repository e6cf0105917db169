import ChallengeKit

/// A location in the API's JSON.
nonisolated struct LocationDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let type: String
    let dimension: String
    let residents: [String]

    var location: Location {
        Location(
            identifier: id, name: name, kind: type, dimension: dimension,
            characters: residents.compactMap(APIReference.identifier))
    }
}
