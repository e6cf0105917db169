// Foundation has it on Apple's systems only. The name is Foundation's there.

public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    public let key: String
    public init(stringLiteral value: String) { key = value }
}
