import Waymark

/// A request, independent of any server.
public struct WebRequest: Sendable {
    package let method: String
    let target: String
    package let headers: [String: String]
    let body: [UInt8]
    /// The address of the connection's peer, as ``ClientAddress`` counts it for limits. Ignores the headers of proxies.
    /// Empty if unknown.
    let client: String
    /// The index of the `?` in the target; nil if it has no query.
    let question: String.Index?

    /// Creates a request, for a server or a test.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`, in uppercase.
    ///   - target: The path and query, as sent.
    ///   - headers: The header fields, with names in lowercase; `host` is required. Fields with the same name are
    ///     joined with a comma, cookies with a semicolon (RFC 9110, section 5.3; RFC 9113, section 8.2.3).
    ///   - body: The body of a form.
    ///   - client: The IP address that the request came from. Any other text counts as unknown.
    public init(
        _ method: String = "GET", _ target: String, headers: [String: String] = [:], body: [UInt8] = [],
        client: String = ""
    ) {
        self.init(method, target, headers: headers, body: body, counted: ClientAddress.counted(client) ?? "")
    }
    /// Creates a request with an address that is already in its counted form.
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
    /// The decoded value of the first `next=` in the target; nil if there is none, or if it has a plus or is encoded
    /// incorrectly. It isn't a parameter of any link. An intermediate page, such as a login, uses it to lead the
    /// visitor on, and accepts only a link of this app.
    var next: String? {
        guard let question else { return nil }
        for pair in target[target.utf8.index(after: question)...].split(separator: "&") where pair.hasPrefix("next=") {
            // a plus is a plus in a link but a space in a form; printed links contain neither
            return pair.utf8.contains(UInt8(ascii: "+")) ? nil : WebForm(body: Array(pair.utf8))?["next"]
        }
        return nil
    }
}

/// A response, independent of any server.
public struct WebResponse: Sendable {
    /// The HTTP status.
    public var status: Int
    /// The header fields in order, with names in lowercase.
    public var headers: [(name: String, value: String)] { own + shared }
    /// This response's own header fields.
    var own: [(name: String, value: String)]
    /// The header fields of every response.
    var shared: [(name: String, value: String)] = []
    /// The body; for `HEAD`, the one that `GET` would return.
    public var body: [UInt8]
    /// The response's name for the log: the name of the shown destination, without its values, `main` for the main
    /// screen, or a fixed name such as `asset`.
    package var route: String {
        switch shown {
        case .name(let name): name
        case .destination(let destination): destination?.name ?? "main"
        }
    }
    let shown: Shown
    /// The name of a response, or the destination that it shows, which is nil for the main screen.
    enum Shown: Sendable {
        case name(String)
        case destination(AnyNavigation?)
    }
    /// The number of bytes at the beginning of `body` that have been sent already, for a streamed page; nil if none
    /// have.
    var sent: Int?
    /// The problems found while the page was rendered.
    public var issues: [WebIssue] = []
    /// A Boolean value that indicates whether the page is the same for every visitor without a session.
    var isPublic = false
    /// The body's tag if the body may be compressed; nil otherwise. A body that may be compressed contains neither
    /// secrets nor visitors' input, because its compressed size could reveal them (BREACH).
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
    /// Returns the value of the first header field with this lowercase name; nil if there is none.
    public subscript(_ name: String) -> String? { headers.first { $0.name == name }?.value }
    /// The body, decoded as UTF-8.
    public var text: String { String(decoding: body, as: UTF8.self) }

    func adding(_ headers: [(name: String, value: String)]) -> WebResponse {
        var answer = self
        answer.own += headers
        return answer
    }
    /// Returns a response that browsers may cache, with status 304 if the browser already has it.
    ///
    /// - Parameters:
    ///   - age: The `Cache-Control` value.
    ///   - isCompressible: true if the body may be compressed.
    ///   - hasCookies: true if the response depends on cookies.
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
    /// Returns this public page as a response that browsers cache and revalidate each time. The query may put a
    /// visitor's input into the page, so only a page without a query may be compressed.
    func kept(for request: WebRequest) -> WebResponse {
        var answer = WebResponse.kept(
            shown, contentType: Self.html, body: body, tag: EntityTag(of: body), age: "no-cache",
            isCompressible: request.question == nil, hasCookies: true, for: request)
        answer.issues = issues
        return answer
    }
    /// Returns the response with its body replaced by a gzip body.
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
