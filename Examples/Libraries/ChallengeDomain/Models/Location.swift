/// A location of the show.
nonisolated public struct Location: Identifiable, Hashable, Sendable {
    public let id: Int
    public let name: String
    public let dimension: String

    public init(id: Int, name: String, dimension: String) {
        self.id = id
        self.name = name
        self.dimension = dimension
    }
}
