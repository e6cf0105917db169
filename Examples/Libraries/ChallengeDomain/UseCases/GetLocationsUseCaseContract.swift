/// A use case that loads all locations, in ascending order of their IDs.
nonisolated public protocol GetLocationsUseCaseContract: Sendable {
    func execute() async throws(DomainError) -> [Location]
}
