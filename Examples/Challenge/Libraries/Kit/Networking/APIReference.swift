/// A reference to another item: its name, and the identifier at the end of its address, if there is one.
nonisolated public struct APIReference: Decodable, Sendable {
    public let name: String
    public let url: String
    public var identifier: Int? { Self.identifier(of: url) }

    /// The number at the end of an address: `…/character/42`.
    public static func identifier(of url: String) -> Int? { url.split(separator: "/").last.flatMap { Int($0) } }
}
