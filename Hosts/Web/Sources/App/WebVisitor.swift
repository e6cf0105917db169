import WaymarkLinks

/// A visitor without a browser, for tests of pages. It keeps cookies, and submits the forms on the pages it gets.
///
/// ```swift
/// let visitor = WebVisitor(web.app, host: "shell.app")
/// await visitor.get("/login")
/// let answer = await visitor.send("login", ["userID": "ana", "password": "…"])
/// ```
@MainActor public final class WebVisitor {
    private let app: WebApp
    private let host: String
    /// The values of the visitor's cookies, by name. A test may change them.
    public var cookies: [String: String] = [:]
    /// The last response, and the target of its request; nil before the first one.
    public private(set) var last: (target: String, answer: WebResponse)?

    /// Creates a visitor without cookies.
    ///
    /// - Parameters:
    ///   - app: The pages.
    ///   - host: A host that the app's security policy accepts.
    public init(_ app: WebApp, host: String) {
        self.app = app
        self.host = host
    }

    /// Creates a visitor with another one's cookies and last response, to simulate another tab, or to return to a page
    /// as it was before an action.
    init(
        _ app: WebApp, host: String, cookies: [String: String], last: (target: String, answer: WebResponse)?
    ) {
        self.app = app
        self.host = host
        self.cookies = cookies
        self.last = last
    }

    /// Requests a page, and returns the response. Doesn't follow redirects.
    @discardableResult public func get(_ target: String) async -> WebResponse {
        await ask(WebRequest("GET", target, headers: headers))
    }
    /// Requests a page, follows up to ten redirects, and returns the last response.
    @discardableResult public func visit(_ target: String) async -> WebResponse {
        var answer = await get(target)
        for _ in 0..<10 {
            guard let location = answer["location"] else { break }
            answer = await get(location)
        }
        return answer
    }
    /// Submits a form of the last page, with its hidden fields, to the form's address, and returns the response.
    /// Doesn't follow redirects. If the page has no such form, sends only `fields`, to the page's path without the
    /// query.
    ///
    /// - Parameters:
    ///   - name: The form's name, as passed to ``WebContext/form(_:_:action:content:)``.
    ///   - fields: The values of the visible fields, and of hidden ones to replace. Values that the page prefills in
    ///     visible fields aren't sent by themselves.
    ///   - extra: Further header fields, with names in lowercase. They replace the visitor's own.
    @discardableResult public func send(
        _ name: String, _ fields: [String: String] = [:], headers extra: [String: String] = [:]
    ) async -> WebResponse {
        let form = self.form(name)
        let all = (form?.fields ?? [:]).merging(fields) { $1 }
        let body = all.sorted { $0.key < $1.key }.map { "\(Self.encoded($0))=\(Self.encoded($1))" }.joined(
            separator: "&")
        let own = headers.merging(["content-type": "application/x-www-form-urlencoded"]) { $1 }
        let target = form?.address ?? last.map { String($0.target.prefix { $0 != "?" }) } ?? "/"
        return await ask(
            WebRequest("POST", target, headers: own.merging(extra) { $1 }, body: Array(body.utf8)))
    }

    private var headers: [String: String] {
        ["host": host, "cookie": cookies.map { "\($0)=\($1)" }.joined(separator: "; ")]
    }
    private func ask(_ request: WebRequest) async -> WebResponse {
        let answer = await app.answer(request)
        for header in answer.headers where header.name == "set-cookie" {
            let pair = header.value.prefix { $0 != ";" }.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            cookies[String(pair[0])] = header.value.contains("Max-Age=0") ? nil : String(pair[1])
        }
        last = (request.target, answer)
        return answer
    }

    /// Returns the address and the hidden fields of a form on the last page; nil if it has no such form.
    private func form(_ name: String) -> (address: String, fields: [String: String])? {
        let forms = (last?.answer.text ?? "").split(separator: "<form", omittingEmptySubsequences: true).dropFirst()
        for form in forms {
            var fields: [String: String] = [:]
            for input in form.prefix(upTo: form.firstRange(of: "</form>")?.lowerBound ?? form.endIndex)
                .split(separator: "<input").dropFirst()
            where input.contains("type=\"hidden\"") {
                guard let name = Self.value("name", in: input), let value = Self.value("value", in: input) else {
                    continue
                }
                fields[name] = value
            }
            if fields[WebForm.nameField]?.hasSuffix("." + name) == true, let address = Self.value("action", in: form) {
                return (address, fields)
            }
        }
        return nil
    }
    private static func value(_ attribute: String, in input: Substring) -> String? {
        guard let start = input.firstRange(of: " \(attribute)=\"")?.upperBound else { return nil }
        var text = ""
        var rest = input[start...].prefix { $0 != "\"" }
        let entities = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
        while let first = rest.first {
            if let entity = entities.first(where: { rest.hasPrefix($0.key) }) {
                text += entity.value
                rest = rest.dropFirst(entity.key.count)
            } else {
                text.append(first)
                rest = rest.dropFirst()
            }
        }
        return text
    }
    private static func encoded(_ text: String) -> String {
        var output = ""
        for byte in text.utf8 {
            let isPlain = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
            output += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return output
    }
}
