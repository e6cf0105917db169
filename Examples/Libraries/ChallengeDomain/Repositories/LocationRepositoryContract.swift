/// A source of locations.
nonisolated public protocol LocationRepositoryContract: Sendable {
    /// Returns all locations, in the order of the show.
    func locations() async throws(DomainError) -> [Location]
    func location(id: Int) async throws(DomainError) -> Location
}
