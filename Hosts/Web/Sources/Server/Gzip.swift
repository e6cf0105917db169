#if Web
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// The compression of bodies for clients that accept gzip (RFC 9110, section 8.4.1.3).
enum Gzip {
    /// The minimum size of a body in bytes. A smaller one fits into one packet anyway.
    static let minimumBytes = 1_400
    /// The maximum size of an `Accept-Encoding` that is parsed, in bytes. Browsers send about a tenth of it.
    static let maximumCodings = 256

    /// Returns true if an `Accept-Encoding` accepts gzip, by name or else by `*` (RFC 9110, section 12.5.3). Returns
    /// false without one, and for one of more than `maximumCodings` bytes.
    static func isAccepted(_ codings: String?) -> Bool {
        guard let codings, codings.utf8.count <= maximumCodings else { return false }
        var weights: [String: Bool] = [:]
        for coding in codings.lowercased().utf8.split(separator: UInt8(ascii: ",")) {
            let parts = Substring(coding).filter { $0 != " " && $0 != "\t" }.split(separator: ";")
            guard let name = parts.first else { continue }
            // a weight above 0 accepts the coding
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2) ?? "1"
            weights[name == "x-gzip" ? "gzip" : String(name)] = Double(weight).map { $0 > 0 } ?? false
        }
        return weights["gzip"] ?? weights["*"] ?? false
    }

    /// Returns the compressed body; nil if it isn't smaller, or can't be compressed. Takes about 30 µs per KiB, so it
    /// runs on the shared pool.
    @concurrent static func compressed(_ body: [UInt8]) async -> [UInt8]? {
        var output: [UInt8] = []
        do {
            // NIO compresses only in a channel's pipeline
            let channel = EmbeddedChannel(handler: HTTPResponseCompressor(initialByteBufferCapacity: body.count))
            let request = HTTPRequestHead(
                version: .http1_1, method: .GET, uri: "/", headers: ["accept-encoding": "gzip"])
            try channel.writeInbound(HTTPServerRequestPart.head(request))
            for part: HTTPServerResponsePart in [
                .head(HTTPResponseHead(version: .http1_1, status: .ok)), .body(.byteBuffer(ByteBuffer(bytes: body))),
                .end(nil),
            ] { try channel.writeOutbound(part) }
            while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
                if case .body(.byteBuffer(let bytes)) = part { output += bytes.readableBytesView }
            }
            _ = try channel.finish()
        } catch { return nil }
        return output.isEmpty || output.count >= body.count ? nil : output
    }
}

/// A cache of compressed files and pages. When full, it drops all its entries.
@MainActor final class GzipMemory {
    /// The compressed bodies by tag. Tags are short hashes, which can be made to collide, so the plain bodies are
    /// compared as well.
    private var bodies: [String: (plain: [UInt8], compressed: [UInt8])] = [:]
    private(set) var bytes = 0
    private let maximumBytes: Int

    /// Creates an empty cache.
    ///
    /// - Parameter maximumBytes: The maximum total size of the plain and the compressed bodies, in bytes.
    nonisolated init(maximumBytes: Int = 16 * 1_024 * 1_024) { self.maximumBytes = maximumBytes }

    /// Returns the response, compressed if it may be, is long enough and gets smaller, and the client accepts gzip.
    func compressed(_ answer: WebResponse, for request: WebRequest) async -> WebResponse {
        guard let tag = answer.compressible?.text, answer.body.count >= Gzip.minimumBytes,
            Gzip.isAccepted(request.headers["accept-encoding"])
        else { return answer }
        if let known = bodies[tag], known.plain == answer.body { return answer.compressed(known.compressed) }
        guard let body = await Gzip.compressed(answer.body) else { return answer }
        keep(body, of: answer.body, as: tag)
        return answer.compressed(body)
    }
    private func keep(_ compressed: [UInt8], of plain: [UInt8], as tag: String) {
        let added = plain.count + compressed.count
        guard added <= maximumBytes else { return }
        if bytes + added > maximumBytes { (bodies, bytes) = ([:], 0) }
        let old = bodies.updateValue((plain, compressed), forKey: tag)
        bytes += added - (old.map { $0.plain.count + $0.compressed.count } ?? 0)
    }
}
#endif
