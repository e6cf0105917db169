public import Waymark

/// The number of a character, an episode or a location. The numbers are the same for everyone, so they may appear in
/// events; a plain `Int` may not.
nonisolated public struct CatalogNumber: Trackable {
    private let number: Int

    public init(_ number: Int) { self.number = number }

    public var trackedText: String { String(number) }
}
