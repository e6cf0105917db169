/// A use case that loads a location.
nonisolated public protocol GetLocationUseCaseContract: Sendable {
    func execute(id: Int) async throws(DomainError) -> Location
}
