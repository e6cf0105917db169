/// The traits of an embedded character that its picture shows.
nonisolated public struct EmbeddedCharacter: Hashable, Sendable {
    public let id: Int
    public let isHuman: Bool
}
