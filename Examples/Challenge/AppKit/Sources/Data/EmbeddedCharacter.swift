/// The properties of an embedded character that determine its picture.
nonisolated public struct EmbeddedCharacter: Hashable, Sendable {
    public let id: Int
    public let isHuman: Bool
}
