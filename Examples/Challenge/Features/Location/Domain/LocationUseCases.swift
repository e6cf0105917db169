import ChallengeKit

/// A page of locations.
struct GetLocations {
    let repository: any LocationRepository

    func callAsFunction(page: Int) async throws(APIError) -> Page<Location> {
        try await repository.locations(page: page)
    }
}

/// A place of the show, with its characters.
struct GetLocation {
    struct Answer {
        let location: Location
        let characters: [LocationCharacter]
    }
    let repository: any LocationRepository

    func callAsFunction(identifier: Int) async throws(APIError) -> Answer {
        let location = try await repository.location(identifier: identifier)
        return Answer(location: location, characters: try await repository.characters(identifiers: location.characters))
    }
}
