#if Inspector
/// The status and header fields of a response from an Inspector or a listener.
struct HTTPResponseHead: Sendable {
    let status: Int
    private let lines: [Substring]

    init(_ stream: inout ByteStream, until deadline: ContinuousClock.Instant) async throws {
        lines = String(decoding: try await stream.head(limit: 16_384, until: deadline), as: UTF8.self)
            .split(separator: "\r\n")
        guard let first = lines.first, first.hasPrefix("HTTP/1.1 "), let status = Int(first.dropFirst(9).prefix(3))
        else { throw InspectorClient.Fault.notAnInspector("it doesn't speak HTTP") }
        self.status = status
    }
    subscript(name: String) -> String? {
        lines.first { $0.lowercased().hasPrefix(name + ":") }
            .map { String($0.dropFirst(name.count + 1).drop { $0 == " " }) }
    }
    func length(limit: Int) throws(InspectorClient.Fault) -> Int {
        guard let length = self["content-length"].flatMap({ Int($0) }), (0...limit).contains(length) else {
            throw .notAnInspector("its response has no valid Content-Length")
        }
        return length
    }
}
#endif
