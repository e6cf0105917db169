/// A reference to another item: its name, and the identifier at the end of its address, if there is one.
nonisolated public struct APIReference: Decodable, Sendable {
    public let name: String
    public let url: String
    public var identifier: Int? { Self.identifier(of: url) }

    /// Returns the number at the end of an address, such as 42 for `…/character/42`; nil if there is none.
    public static func identifier(of url: String) -> Int? { url.split(separator: "/").last.flatMap { Int($0) } }
}
