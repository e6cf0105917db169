// Foundation declares it only on Apple's systems, by this name.

public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    public let key: String
    public init(stringLiteral value: String) { key = value }
}
