/// One location.
nonisolated public protocol GetLocationUseCaseContract: Sendable {
    func execute(id: Int) async throws(DomainError) -> Location
}
