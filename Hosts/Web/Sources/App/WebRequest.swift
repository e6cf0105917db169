import Waymark

/// A request, independent of any server.
public struct WebRequest: Sendable {
    package let method: String
    let target: String
    package let headers: [String: String]
    let body: [UInt8]
    /// The address to count against, without what proxies add to it; empty if unknown.
    let client: String
    /// The offset of the target's query; nil if it has none. Looked for once.
    let question: String.Index?

    /// Creates a request, as a server reads one or a test makes one up.
    ///
    /// - Parameters:
    ///   - method: `GET`, `HEAD`, `POST`, …
    ///   - target: The path and query, as sent.
    ///   - headers: The header fields, with names in lower case. Fields with the same name are joined with a comma,
    ///     cookies with a semicolon (RFC 9110, section 5.3; RFC 9113, section 8.2.3).
    ///   - body: The body of a form.
    ///   - client: The address that the request came from; empty if unknown.
    public init(
        _ method: String = "GET", _ target: String, headers: [String: String] = [:], body: [UInt8] = [],
        client: String = ""
    ) {
        self.init(method, target, headers: headers, body: body, counted: ClientAddress.counted(client) ?? "")
    }
    /// A request of a connection whose address has been read already.
    init(_ method: String, _ target: String, headers: [String: String], body: [UInt8], counted client: String) {
        self.client = client
        self.method = method
        self.target = target
        question = target.utf8.firstIndex(of: UInt8(ascii: "?"))
        self.headers = headers
        self.body = body
    }
}

extension WebRequest {
    /// The value of `next=` in the target. It isn't a parameter of any link: a page on the way, such as a login, reads
    /// it, and only as a link of this app.
    var next: String? {
        guard let question else { return nil }
        for pair in target[target.utf8.index(after: question)...].split(separator: "&") where pair.hasPrefix("next=") {
            // a plus means a plus in a link and a space in a form; printed links contain neither
            return pair.utf8.contains(UInt8(ascii: "+")) ? nil : WebForm(body: Array(pair.utf8))?["next"]
        }
        return nil
    }
}

/// A response, independent of any server.
public struct WebResponse: Sendable {
    /// The HTTP status.
    public var status: Int
    /// The header fields in order, with names in lower case.
    public var headers: [(name: String, value: String)] { own + shared }
    /// This response's own fields, and those that every response has.
    var own: [(name: String, value: String)]
    var shared: [(name: String, value: String)] = []
    /// The body; for `HEAD`, the one that `GET` would return.
    public var body: [UInt8]
    /// The name of the page that was shown, for the log. It never contains a value. Computed on demand.
    package var route: String {
        switch shown {
        case .name(let name): name
        case .destination(let destination): destination?.name ?? "main"
        }
    }
    let shown: Shown
    /// The page that a response shows.
    enum Shown: Sendable {
        case name(String)
        case destination(AnyNavigation?)
    }
    /// The number of bytes that have been sent already, of a page that is streamed.
    var sent: Int?
    /// The problems found while the page was rendered.
    public var issues: [WebIssue] = []
    /// True if the page is the same for every visitor without a session.
    var isPublic = false
    /// The version of a body that may be sent compressed: it holds neither secrets nor what a visitor has typed, since
    /// its compressed size would give them away (BREACH).
    private(set) var compressible: EntityTag?

    init(_ status: Int, route: String, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.init(status, shown: .name(route), headers: headers, body: body)
    }
    init(_ status: Int, shown: Shown, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.shown = shown
        own = headers
        self.body = body
    }
    /// The value of the first header field with this name.
    public subscript(_ name: String) -> String? { headers.first { $0.name == name }?.value }
    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    func adding(_ headers: [(name: String, value: String)]) -> WebResponse {
        var answer = self
        answer.own += headers
        return answer
    }
    /// An answer that browsers may keep, and whose body isn't sent to those that have it (304).
    ///
    /// - Parameters:
    ///   - age: How long it is kept, as in `Cache-Control`.
    ///   - isCompressible: Whether the body may be compressed.
    ///   - hasCookies: Whether it depends on cookies.
    static func kept(
        _ shown: Shown, contentType: String, body: [UInt8], tag: EntityTag, age: String, isCompressible: Bool,
        hasCookies: Bool, for request: WebRequest
    ) -> WebResponse {
        var headers = [(name: "content-type", value: contentType), ("etag", tag.text), ("cache-control", age)]
        switch (isCompressible, hasCookies) {
        case (true, true): headers.append(("vary", "accept-encoding, cookie"))
        case (true, false): headers.append(("vary", "accept-encoding"))
        case (false, true): headers.append(("vary", "cookie"))
        case (false, false): break
        }
        if let tags = request.headers["if-none-match"], tag.isIn(tags) {
            return WebResponse(304, shown: shown, headers: Array(headers.dropFirst()))
        }
        var answer = WebResponse(200, shown: shown, headers: headers, body: body)
        if isCompressible { answer.compressible = tag }
        return answer
    }
    /// A public page as an answer to GET. Browsers ask each time whether it has changed. What a query said may be on the
    /// page, so that only pages without one are compressed.
    func kept(for request: WebRequest) -> WebResponse {
        var answer = WebResponse.kept(
            shown, contentType: Self.html, body: body, tag: EntityTag(of: body), age: "no-cache",
            isCompressible: request.question == nil, hasCookies: true, for: request)
        answer.issues = issues
        return answer
    }
    /// The same with a body in gzip.
    func compressed(_ body: [UInt8]) -> WebResponse {
        var answer = adding([("content-encoding", "gzip")])
        answer.body = body
        return answer
    }
    static let html = "text/html; charset=utf-8"
    static func plain(
        _ status: Int, _ text: String, route: String, headers: [(name: String, value: String)] = []
    ) -> WebResponse {
        WebResponse(
            status, route: route, headers: [("content-type", "text/plain; charset=utf-8")] + headers,
            body: Array((text + "\n").utf8))
    }
}
