/// The selection of characters in a list. A name or status of nil allows any.
nonisolated public struct CharacterQuery: Hashable, Sendable {
    public var name: String?
    public var status: CharacterStatus?
    /// The number of the page, starting at 1; nil for the first page.
    public var page: Int?

    public init(name: String? = nil, status: CharacterStatus? = nil, page: Int? = nil) {
        self.name = name
        self.status = status
        self.page = page
    }
}
