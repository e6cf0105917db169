/// The reason for which there is nothing to show.
nonisolated public enum DomainError: Error, Hashable {
    /// Nothing has that identifier.
    case notFound(id: Int)
}
