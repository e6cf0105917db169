#if Web
import NIOHTTP1

/// A request's head that has passed strict checks.
struct RequestHead: Equatable {
    /// The framing of the body.
    enum Body: Equatable { case none, length(Int), chunked }

    let method: String
    /// The path and query; for a method that is refused anyway, the target as sent.
    let target: String
    /// The header fields, with lowercase names. Fields with the same name are joined (RFC 9110, section 5.3). An
    /// authority in the target replaces `host`.
    let headers: [String: String]
    let body: Body
    /// A Boolean value that indicates whether the response may be chunked; true for GET in HTTP/1.1.
    let takesChunks: Bool
    /// A Boolean value that indicates whether another request may follow on the connection.
    let keepsAlive: Bool
    /// A Boolean value that indicates whether the client waits for `100 Continue` before it sends the body.
    let awaitsContinue: Bool
}

extension RequestHead {
    /// Checks a head against RFC 9112 and the size limits, and refuses one that two parsers could read differently.
    ///
    /// - Throws: `RequestRefusal` if the head is refused.
    init(_ head: HTTPRequestHead) throws(RequestRefusal) {
        guard head.version == .http1_1 || head.version == .http1_0 else { throw .version }
        guard head.headers.count <= WebLimits.headerFields else { throw .headersTooLarge }
        var bytes = 0
        var headers = [String: String](minimumCapacity: head.headers.count)
        for (name, value) in head.headers {
            bytes += name.utf8.count + value.utf8.count + 4
            let key = name.lowercased()
            guard let first = headers[key] else {
                headers[key] = value
                continue
            }
            // there must be one host, one length and one coding (3.2, 6.1, 6.3)
            guard !Self.single.contains(key) else { throw .ambiguous }
            headers[key] = first + (key == "cookie" ? "; " : ", ") + value
        }
        guard bytes <= WebLimits.headerBytes else { throw .headersTooLarge }
        guard head.uri.utf8.count <= WebLimits.targetBytes else { throw .targetTooLong }
        // an HTTP/1.1 request without a Host is invalid (3.2)
        guard headers["host"] != nil || head.version == .http1_0 else { throw .ambiguous }

        (target, headers["host"]) = try Self.target(head, host: headers["host"])
        method = head.method.rawValue
        takesChunks = head.version == .http1_1 && head.method == .GET
        self.headers = headers
        body = try Self.body(headers, head.version)
        // the decoder treats both fields alike
        let connection = Self.tokens(headers["connection"]).union(Self.tokens(headers["proxy-connection"]))
        // the decoder stops reading after an upgrade request
        let isUpgrade = headers["upgrade"] != nil && connection.contains("upgrade") || head.method == .CONNECT
        let isKept = head.version == .http1_1 ? !connection.contains("close") : connection.contains("keep-alive")
        keepsAlive = isKept && !isUpgrade && !connection.contains("close")
        awaitsContinue = try Self.awaitsContinue(headers["expect"], head.version)
    }
    private static let single: Set = ["host", "content-length", "transfer-encoding", "content-type", "expect"]

    /// Returns the target as a path with its query, and the host. An authority in the target takes precedence over the
    /// Host field (RFC 9112, section 3.2.2).
    ///
    /// - Throws: `RequestRefusal.ambiguous` for another form of target, unless the method is refused anyway.
    private static func target(
        _ head: HTTPRequestHead, host: String?
    ) throws(RequestRefusal) -> (target: String, host: String?) {
        // other methods are refused anyway
        guard [.GET, .HEAD, .POST].contains(head.method) else { return (head.uri, host) }
        if head.uri.utf8.first == UInt8(ascii: "/") { return (head.uri, host) }
        for scheme in ["http://", "https://"] where head.uri.prefix(scheme.count).lowercased() == scheme {
            let rest = head.uri.dropFirst(scheme.count)
            let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
            let path = rest.dropFirst(authority.count)
            return (path.utf8.first == UInt8(ascii: "/") ? String(path) : "/" + path, String(authority))
        }
        throw .ambiguous
    }
    private static func body(_ headers: [String: String], _ version: HTTPVersion) throws(RequestRefusal) -> Body {
        let length = headers["content-length"]
        if let coding = headers["transfer-encoding"] {
            // another server may read a coding differently if it comes with a length, is empty, or is used in HTTP/1.0
            // (6.1)
            let codings = coding.split(separator: ",", omittingEmptySubsequences: false)
            guard length == nil, version == .http1_1, tokens(codings.last.map(String.init)) == ["chunked"] else {
                throw .ambiguous
            }
            guard codings.count == 1 else { throw .coding }
            return .chunked
        }
        guard let length else { return .none }
        guard !length.isEmpty, length.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let count = Int(length) else {
            throw .ambiguous
        }
        return count == 0 ? .none : .length(count)
    }
    private static func awaitsContinue(_ value: String?, _ version: HTTPVersion) throws(RequestRefusal) -> Bool {
        guard let value, version == .http1_1 else { return false }
        guard value.lowercased() == "100-continue" else { throw .expectation }
        return true
    }
    private static func tokens(_ value: String?) -> Set<String> {
        guard let value else { return [] }
        return Set(
            value.utf8.split(separator: UInt8(ascii: ",")).map {
                Substring($0).filter { $0 != " " && $0 != "\t" }.lowercased()
            })
    }
}

/// A reason to refuse a request before it is read completely. The connection closes after the response, because the
/// start of the next request is uncertain.
enum RequestRefusal: Error, Equatable, CaseIterable {
    /// The request is malformed or ambiguous.
    case ambiguous
    /// The target is longer than 8 KiB.
    case targetTooLong
    /// There are more than 100 header fields, or more than 32 KiB of them.
    case headersTooLarge
    /// The body is longer than 16 KiB.
    case bodyTooLarge
    /// The request expects something other than `100-continue`.
    case expectation
    /// The body has a transfer coding besides `chunked`.
    case coding
    /// The request uses a version of HTTP other than 1.0 and 1.1.
    case version

    var answer: WebResponse {
        switch self {
        case .ambiguous: .plain(400, "The request is malformed.", route: "limit")
        case .targetTooLong: .plain(414, "The address is too long.", route: "limit")
        case .headersTooLarge: .plain(431, "The header is too large.", route: "limit")
        case .bodyTooLarge: .plain(413, "The form is too large.", route: "limit")
        case .expectation: .plain(417, "This expectation isn't supported.", route: "limit")
        case .coding: .plain(501, "This transfer coding isn't supported.", route: "limit")
        case .version: .plain(505, "This server supports only HTTP/1.0 and HTTP/1.1.", route: "limit")
        }
    }
}
#endif
