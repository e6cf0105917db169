/// An episode of the show.
nonisolated public struct Episode: Identifiable, Hashable, Sendable {
    public let id: Int
    public let name: String
    /// The code, such as `S01E01`.
    public let code: String

    public init(id: Int, name: String, code: String) {
        self.id = id
        self.name = name
        self.code = code
    }
}
