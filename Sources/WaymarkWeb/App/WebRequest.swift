import Waymark

/// A request as the pages see it, free of any server.
public struct WebRequest: Sendable {
    let method: String
    let target: String
    let headers: [String: String]
    let body: [UInt8]
    let client: String

    /// - Parameters:
    ///   - method: `GET`, `HEAD`, `POST`, …
    ///   - target: Path and query as they were sent.
    ///   - headers: Header fields, names in lower case. Several with one name are one, joined with a comma, or a semicolon
    ///     for cookies (RFC 9110, section 5.3; RFC 9113, section 8.2.3).
    ///   - body: The body of a form.
    ///   - client: The address that the request came from; empty where it is not known.
    public init(
        _ method: String = "GET", _ target: String, headers: [String: String] = [:], body: [UInt8] = [],
        client: String = ""
    ) {
        self.client = client
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }
}

extension WebRequest {
    /// The value of `next=` in the target. It is no parameter of any link: a page that stands in between reads it, as a
    /// link of this app and nothing else.
    var next: String? {
        guard let question = target.utf8.firstIndex(of: UInt8(ascii: "?")) else { return nil }
        for pair in target[target.utf8.index(after: question)...].split(separator: "&") where pair.hasPrefix("next=") {
            // in a link a plus is a plus, in a form a space: what is printed has neither
            return pair.utf8.contains(UInt8(ascii: "+")) ? nil : WebForm(body: Array(pair.utf8))?["next"]
        }
        return nil
    }
}

/// An answer, free of any server.
public struct WebAnswer: Sendable {
    /// The HTTP status.
    public var status: Int
    /// Header fields, in order; names in lower case.
    public var headers: [(name: String, value: String)] { own + shared }
    /// Those of this answer, and those that every answer has.
    var own: [(name: String, value: String)]
    var shared: [(name: String, value: String)] = []
    /// The body; for a `HEAD` the one that a `GET` would have.
    public var body: [UInt8]
    /// The name of what was shown, for the log: never a value. Made when it is asked for.
    var route: String {
        switch shown {
        case .name(let name): name
        case .destination(let destination): destination?.name ?? "main"
        }
    }
    let shown: Shown
    /// What an answer shows.
    enum Shown: Sendable {
        case name(String)
        case destination(AnyNavigation?)
    }
    /// What is wrong with the page that was made.
    public var issues: [WebIssue] = []

    init(_ status: Int, route: String, headers: [(String, String)] = [], body: [UInt8] = []) {
        self.init(status, shown: .name(route), headers: headers, body: body)
    }
    init(_ status: Int, shown: Shown, headers: [(String, String)] = [], body: [UInt8] = []) {
        self.status = status
        self.shown = shown
        own = headers.map { (name: $0.0, value: $0.1) }
        self.body = body
    }
    /// The first header field with a name.
    public subscript(_ name: String) -> String? { headers.first { $0.name == name }?.value }
    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    func adding(_ headers: [(name: String, value: String)]) -> WebAnswer {
        var answer = self
        answer.own += headers
        return answer
    }
    static func plain(_ status: Int, _ text: String, route: String, headers: [(String, String)] = []) -> WebAnswer {
        WebAnswer(
            status, route: route, headers: [("content-type", "text/plain; charset=utf-8")] + headers,
            body: Array((text + "\n").utf8))
    }
}

/// A file that is served as it is, by a fixed table of names: no path is ever joined.
public struct WebAsset: Sendable {
    let path: String
    let contentType: String
    let body: [UInt8]

    /// A file under a path.
    public init(path: WebPath, contentType: String, body: [UInt8]) {
        self.path = path.text
        self.contentType = contentType
        self.body = body
    }
}
