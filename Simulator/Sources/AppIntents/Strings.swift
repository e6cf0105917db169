// A type that Foundation declares only on Apple platforms.

public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    public let key: String
    public init(stringLiteral value: String) { key = value }
}
