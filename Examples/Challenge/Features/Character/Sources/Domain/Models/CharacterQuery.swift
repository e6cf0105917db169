/// The choice of the characters that a list shows.
nonisolated public struct CharacterQuery: Hashable, Sendable {
    public var name: String?
    public var status: CharacterStatus?
    /// Counted from 1.
    public var page: Int?

    public init(name: String? = nil, status: CharacterStatus? = nil, page: Int? = nil) {
        self.name = name
        self.status = status
        self.page = page
    }
}
