#if Inspector
import FlyingFox

/// The server's access control: a request names one of the server's hosts, comes from the page or from no page, and has
/// the token unless it reads one of the page's files.
struct AccessCheck: Sendable {
    /// The field of a WebSocket handshake with the token, as `waymark.TOKEN`: a browser can't add a field of its own.
    static let subprotocol = HTTPHeader("Sec-WebSocket-Protocol")

    private let token: String
    private let port: Int
    /// The accepted values of `Host`, with the port.
    private let hosts: Set<String>
    /// A Boolean value that indicates whether any numeric IPv4 address is accepted as `Host`. Names other than
    /// `localhost` aren't, which rules out DNS rebinding.
    private let allowsAddresses: Bool
    /// The pages that may show the Inspector's in a frame; nil if none may.
    let frameAncestors: String?

    init(token: String, port: Int, _ options: Inspector.Options) {
        self.token = token
        self.port = port
        allowsAddresses = options.host == "0.0.0.0"
        hosts = Set(["127.0.0.1", "localhost", options.host].map { "\($0):\(port)" })
        frameAncestors = options.frameAncestors
    }

    /// Returns 128 random bits as 32 hexadecimal digits.
    static func secret() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<16).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &random)
            return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }
    /// Returns true if two texts are equal. Takes constant time for texts of the same length.
    static func isSame(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Refuses requests to other hosts, and requests from pages of other origins.
    func admit(_ request: HTTPRequest) throws(Refusal) {
        guard let host = request.headers[.host]?.lowercased(), hosts.contains(host) || isAddress(host) else {
            throw Refusal(.misdirectedRequest, "the Host field isn't this server's address")
        }
        // the browser compares a frame's page with the policy
        let isFrame = frameAncestors != nil && request.headers[HTTPHeader("Sec-Fetch-Dest")] == "iframe"
        if let site = request.headers[HTTPHeader("Sec-Fetch-Site")], !isFrame, site != "same-origin", site != "none" {
            throw Refusal(.forbidden, "the request comes from another site")
        }
        if let origin = request.headers[HTTPHeader("Origin")], origin.lowercased() != "http://\(host)" {
            throw Refusal(.forbidden, "the request comes from another origin")
        }
    }
    private func isAddress(_ host: String) -> Bool {
        allowsAddresses && host.hasSuffix(":\(port)") && Inspector.isAddress(String(host.dropLast(":\(port)".count)))
    }
    /// Refuses requests without the token.
    func authenticate(_ request: HTTPRequest) throws(Refusal) {
        let shown = request.headers[.authorization] ?? request.headers[Self.subprotocol] ?? ""
        guard ["Bearer \(token)", "waymark.\(token)"].contains(where: { Self.isSame($0, shown) }) else {
            throw Refusal(.unauthorized, "the request has no valid token; open the URL that the app printed")
        }
    }
}
#endif
