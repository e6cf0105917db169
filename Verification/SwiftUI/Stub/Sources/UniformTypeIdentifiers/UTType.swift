/// A type of content, of which the adapter names one.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    public static var content: UTType { UTType(identifier: "public.content") }
}
