/// A location with its characters.
nonisolated public struct LocationDetails: Hashable, Sendable {
    public let location: Location
    public let characters: [LocationCharacter]
}
