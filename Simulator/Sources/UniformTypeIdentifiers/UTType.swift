/// A content type. Only the one that the adapter uses is declared.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    public static var content: UTType { UTType(identifier: "public.content") }
}
