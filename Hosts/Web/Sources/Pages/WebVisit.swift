/// The request being answered, and the data that its visitor keeps: small preferences in cookies, and the identifier of
/// a login session. Available to all code that runs for the request.
@MainActor public final class WebVisit {
    /// The visit whose request is being answered; nil outside of a request and in detached tasks.
    @TaskLocal public static var current: WebVisit?

    private let cookies: [String: String]
    private let security: WebSecurity
    private let host: String?
    private var changed: [(name: String, value: String?, seconds: Int?)] = []
    /// The receiver of the first part of a streamed page; nil if the page may not be streamed.
    let stream: WebStream?
    /// A Boolean value that indicates whether the first part of a streamed page, which carries the cookies, is fixed.
    /// Later changes of cookies are lost.
    var isHeadMade = false
    private(set) var hasChangedLate = false
    /// Values that the app looks up once per request.
    private var cache: [ObjectIdentifier: any Sendable] = [:]
    private(set) var hasEndedSession = false
    private static let year = 31_536_000

    /// The visitor's address, for limits on attempts: an IPv4 address, or the first 64 bits of an IPv6 address; empty
    /// if unknown.
    public let client: String

    init(_ request: WebRequest, security: WebSecurity, stream: WebStream? = nil) {
        self.stream = stream
        client = security.client(of: request)
        var cookies: [String: String] = [:]
        for pair in request.headers["cookie"]?.utf8.split(separator: UInt8(ascii: ";")) ?? [] {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            let name = String(decoding: parts[0].drop { $0 == 0x20 }, as: UTF8.self)
            if cookies[name] == nil { cookies[name] = String(decoding: parts[1], as: UTF8.self) }
        }
        self.cookies = cookies
        self.security = security
        host = request.headers["host"]
    }

    /// The scheme and host of the request, for absolute addresses; nil without a `Host`. The host is one of the app's.
    var origin: String? { host.map { (security.isTLS ? "https://" : "http://") + $0 } }

    // MARK: preferences
    /// Returns the value of a preference; nil if there is none. It is untrusted: accept only values that you know.
    public subscript(_ name: String) -> String? { value(of: cookie(name)) }

    /// Returns the name of a preference's cookie. With TLS, it is a `__Host-` cookie, which sibling hosts can't set
    /// (RFC 6265bis, section 4.1.3.2).
    private func cookie(_ name: String) -> String { security.isTLS ? security.hostCookie(name) : name }
    private func value(of name: String) -> String? {
        guard let change = changed.last(where: { $0.name == name }) else { return cookies[name] }
        return change.value
    }

    /// Stores a value with the visitor for a year, in a cookie of this name; with TLS, the name is prefixed with
    /// `__Host-`.
    ///
    /// - Returns: false, without storing anything, if the name or the value is empty, is longer than 64 characters or
    ///   contains characters other than ASCII letters, digits, `-` and `_`, if the cookie is one of the library's own
    ///   (`sid` and `form`, or without TLS `sid-insecure` and `form-insecure`), or if it is called in the content of a
    ///   streamed page, whose cookies are sent first.
    @discardableResult public func keep(_ value: String, as name: String) -> Bool {
        guard Self.isPlain(name), Self.isPlain(value), ![sessionCookie, formCookie].contains(cookie(name)) else {
            return false
        }
        set(cookie(name), value, seconds: Self.year)
        return !isHeadMade
    }
    private func set(_ name: String, _ value: String?, seconds: Int? = nil) {
        guard !isHeadMade else { return hasChangedLate = true }
        changed.append((name, value, seconds))
    }
    private static func isPlain(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F
            }
    }

    // MARK: the login session
    private var sessionCookie: String { security.hostCookie("sid") }

    /// The session identifier that the visitor has; nil if there is none, or if it isn't in the form of a
    /// ``WebSecret``. It may be forged, so look it up.
    public var sessionID: String? { value(of: sessionCookie).flatMap { WebSecret.isSecret($0) ? $0 : nil } }

    /// Sets the cookie with the visitor's session identifier, which lasts until the browser closes. Call it after a
    /// login, and whenever the session's rights change. The cookie is for this host only and not accessible to scripts.
    /// Forms on earlier pages are no longer accepted.
    ///
    /// Has no effect when called from the content of a streamed page, because its cookies have been sent already. This is
    /// recorded as an issue.
    ///
    /// - Parameter id: A ``WebSecret``; with any other text, ``sessionID`` is nil.
    public func beginSession(_ id: String) {
        guard !isHeadMade else { return hasChangedLate = true }
        set(sessionCookie, id)
        set(formCookie, WebSecret.make())
        cache = [:]
    }
    /// Removes the session identifier, and asks the browser to delete this host's cache and storage. Preferences
    /// remain; forms on earlier pages are no longer accepted. Has no effect when called from the content of a streamed
    /// page, because its cookies have been sent already. This is recorded as an issue.
    public func endSession() {
        guard !isHeadMade else { return hasChangedLate = true }
        set(sessionCookie, nil)
        set(formCookie, nil)
        cache = [:]
        hasEndedSession = true
    }

    /// Returns the cached value of a type, or finds and caches it. There is one value per type, so wrap values that
    /// share a type. Concurrent first calls each perform the lookup. The cache is cleared when the session changes and
    /// after a form's action.
    public func cached<Value: Sendable>(_ find: () async -> Value) async -> Value {
        if let known = cache[ObjectIdentifier(Value.self)] as? Value { return known }
        let value = await find()
        cache[ObjectIdentifier(Value.self)] = value
        return value
    }

    /// Clears the cached values, which may have changed.
    func forget() { cache = [:] }
    /// Returns the cached value of a type, or creates and caches it. There is one value per type, so wrap values that
    /// share a type. The cache is cleared when the session changes and after a form's action.
    public func cached<Value: Sendable>(_ make: () -> Value) -> Value {
        if let known = cache[ObjectIdentifier(Value.self)] as? Value { return known }
        let value = make()
        cache[ObjectIdentifier(Value.self)] = value
        return value
    }

    /// A Boolean value that indicates whether the visitor has no session and the response changes no cookie.
    var isAnonymous: Bool {
        changed.isEmpty && !hasEndedSession && (cookies.isEmpty || cookies[sessionCookie] == nil)
    }

    // MARK: forms
    /// The identifying cookies that the visitor sent.
    var received: SentForms.Visitor { .init(session: cookies[sessionCookie], form: cookies[formCookie]) }
    /// The identifying cookies that the visitor has after the response.
    var known: SentForms.Visitor { .init(session: value(of: sessionCookie), form: value(of: formCookie)) }
    private var formCookie: String { security.hostCookie("form") }

    /// The token that this visitor's forms must contain. It is created with the first form.
    var formToken: String {
        if let token = value(of: formCookie), WebSecret.isSecret(token) { return token }
        let token = WebSecret.make()
        set(formCookie, token)
        return token
    }
    /// Returns true if a form's token is the one in this visitor's cookie.
    func isOwn(_ token: String?) -> Bool {
        guard let token, let own = cookies[formCookie], WebSecret.isSecret(own) else { return false }
        return WebSecret.isEqual(token, own)
    }

    /// The header fields that set this response's cookies, and clear the browser's data at the end of a session.
    var headers: [(name: String, value: String)] {
        guard !changed.isEmpty || hasEndedSession else { return [] }
        var latest: [String: (value: String?, seconds: Int?)] = [:]
        for change in changed { latest[change.name] = (change.value, change.seconds) }
        var headers = latest.sorted { $0.key < $1.key }.map { name, change in
            (name: "set-cookie", value: security.setCookie(name, change.value, seconds: change.seconds))
        }
        if hasEndedSession { headers.append(("clear-site-data", "\"cache\", \"storage\"")) }
        return headers
    }
}
