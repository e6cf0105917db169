/// An error of a repository.
nonisolated public enum DomainError: Error, Hashable {
    /// No item has the identifier.
    case notFound(id: Int)
}
