/// A source of locations.
nonisolated public protocol LocationRepositoryContract: Sendable {
    /// Returns all locations, in ascending order of their IDs.
    func locations() async throws(DomainError) -> [Location]
    func location(id: Int) async throws(DomainError) -> Location
}
