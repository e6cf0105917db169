#if Inspector
/// The server's access control: clients need the token, or the cookie and key of a page that has presented it.
struct AccessCheck: Sendable {
    /// The maximum number of open sessions. Opening another one ends the oldest.
    static let maximumSessions = 16
    /// The header field with a page's key. A browser can't add fields to a WebSocket handshake, so the key is sent
    /// there as a subprotocol, `waymark-page.KEY`.
    static let keyField = "waymark-page"
    static let subprotocolField = "sec-websocket-protocol"

    let token: String
    let port: Int
    /// The accepted values of `Host`, with the port.
    private let hosts: Set<String>
    /// A Boolean value that indicates whether any numeric IPv4 address is accepted as `Host`. Names other than
    /// `localhost` aren't, which rules out DNS rebinding.
    private let allowsAddresses: Bool
    /// A session of a page that has presented the token. Cookies are sent to every port of a host, so a server at
    /// another port may learn the cookie, but never the key, which the page keeps in its origin's storage.
    private struct Session: Sendable { let cookie: String, key: String }
    private var sessions: [Session] = []

    /// Creates a check without sessions.
    ///
    /// - Parameter others: Additional hosts to accept, if the server listens beyond the loopback interface. `0.0.0.0`
    ///   accepts any numeric IPv4 address.
    init(token: String, port: Int, others: [String] = []) {
        self.token = token
        self.port = port
        allowsAddresses = others.contains("0.0.0.0")
        hosts = Set((["127.0.0.1", "localhost", "[::1]"] + others).map { "\($0.lowercased()):\(port)" })
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
    /// The name of the session cookie. It contains the port, because cookies ignore ports and several Inspectors may
    /// run on one machine.
    var cookieName: String { "waymark-inspector-\(port)" }

    /// Refuses requests to other hosts, and requests from pages of other origins.
    ///
    /// - Throws: `HTTPFault` if the request is refused.
    func admit(_ head: HTTPHead) throws(HTTPFault) {
        guard let host = head["host"], hosts.contains(host.lowercased()) || isAddress(host) else {
            throw HTTPFault(.misdirected, "the Host field isn't this server's address")
        }
        if let site = head["sec-fetch-site"], site != "same-origin", site != "none" {
            throw HTTPFault(.forbidden, "the request comes from another site")
        }
        if let origin = head["origin"], !isOwn(origin, host: host) {
            throw HTTPFault(.forbidden, "the request comes from another origin")
        }
    }
    private func isAddress(_ host: String) -> Bool {
        guard allowsAddresses, host.hasSuffix(":\(port)") else { return false }
        return Inspector.isAddress(String(host.dropLast(":\(port)".count)))
    }
    private func isOwn(_ origin: String, host: String) -> Bool { origin.lowercased() == "http://\(host.lowercased())" }

    /// Returns true if a request is admitted, and has the token, or the cookie and key of a page. Other clients are
    /// strangers, and have limits of their own.
    func knows(_ head: HTTPHead) -> Bool {
        guard (try? admit(head)) != nil else { return false }
        return head["authorization"].map(isToken) ?? isOpen(head)
    }
    private func isOpen(_ head: HTTPHead) -> Bool {
        guard let cookie = cookie(of: head), let key = key(of: head) else { return false }
        return sessions.contains { Self.isSame($0.cookie, cookie) && Self.isSame($0.key, key) }
    }
    /// Refuses clients that have neither the token nor a page's cookie and key. A wrong token is refused even with a
    /// valid cookie. With a cookie, the request must also have the field `Origin`, which `admit(_:)` has checked.
    ///
    /// - Throws: `HTTPFault` if the request is refused.
    func authenticate(_ head: HTTPHead) throws(HTTPFault) {
        if let header = head["authorization"] {
            guard isToken(header) else {
                throw HTTPFault(.unauthorized, "the token isn't this Inspector's")
            }
            return
        }
        guard isOpen(head) else {
            throw HTTPFault(
                .unauthorized, "the request has no valid token or session; open the URL that the app printed")
        }
        guard head["origin"] != nil else { throw HTTPFault(.forbidden, "the request has a cookie but no Origin") }
    }
    private func isToken(_ header: String) -> Bool {
        header.prefix(7).lowercased() == "bearer " && Self.isSame(String(header.dropFirst(7)), token)
    }
    private func cookie(of head: HTTPHead) -> String? {
        let prefix = cookieName + "="
        return head["cookie"]?.split(separator: ";").lazy
            .map { $0.drop { $0 == " " } }.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }

    private func key(of head: HTTPHead) -> String? {
        if let key = head[Self.keyField] { return key }
        let prefix = Self.keyField + "."
        guard let text = head[Self.subprotocolField], text.hasPrefix(prefix) else { return nil }
        return String(text.dropFirst(prefix.count))
    }

    /// Creates a session in exchange for the token.
    ///
    /// - Returns: The value of `Set-Cookie`, and the page's key.
    /// - Throws: `HTTPFault` if the token is wrong.
    mutating func open(with token: String) throws(HTTPFault) -> (cookie: String, key: String) {
        guard Self.isSame(token, self.token) else {
            throw HTTPFault(.unauthorized, "the token isn't this Inspector's")
        }
        let session = Session(cookie: Self.secret(), key: Self.secret())
        sessions.append(session)
        sessions.removeFirst(max(0, sessions.count - Self.maximumSessions))
        return ("\(cookieName)=\(session.cookie); Path=/; HttpOnly; SameSite=Strict", session.key)
    }
}

/// A token bucket that limits the number of events, such as requests, per second.
struct RateLimit: Sendable {
    private let rate: Double
    private var left: Double
    private var last: ContinuousClock.Instant

    init(perSecond rate: Int, now: ContinuousClock.Instant = .now) {
        self.rate = Double(rate)
        left = Double(rate)
        last = now
    }
    mutating func take(now: ContinuousClock.Instant = .now) -> Bool {
        left = min(rate, left + (now - last) / .seconds(1) * rate)
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
#endif
