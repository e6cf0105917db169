/// A use case that loads all locations, in the order of the show.
nonisolated public protocol GetLocationsUseCaseContract: Sendable {
    func execute() async throws(DomainError) -> [Location]
}
