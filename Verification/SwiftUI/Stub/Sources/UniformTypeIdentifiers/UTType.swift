/// A content type. The adapter uses one.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    public static var content: UTType { UTType(identifier: "public.content") }
}
