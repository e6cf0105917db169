/// A page of a list in the API's JSON.
nonisolated public struct APIPage<Item: Decodable & Sendable>: Decodable, Sendable {
    public struct Info: Decodable, Sendable {
        public let count: Int
        public let pages: Int
    }
    public let info: Info
    public let results: [Item]
}
