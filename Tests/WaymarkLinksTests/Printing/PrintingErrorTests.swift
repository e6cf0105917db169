import Testing

@testable import WaymarkLinks

@Suite("Reasons that a destination has no link")
struct PrintingErrorTests {
    enum Route: Hashable, LinkValidating {
        case root
        case item(Int)
        case named(String)
        case files([String])
        case find(String?, Int?)
        case search(String, page: Int?)
        case stop(String)
        case stay(Int, Int)
        case tagged([String])
        case secret

        func validate() throws(LinkParameterError) {
            guard case .stay(let from, let to) = self, from > to else { return }
            throw .outOfRange(expected: "'from' at most 'to'")
        }
    }
    static func table() throws -> LinkResolver<Route> {
        try LinkResolver {
            LinkRoute("/", to: .root)
            LinkRoute("/search?q={text}&page={page?}") { (text: String, page: Int?) in
                Route.search(text, page: page)
            } values: {
                if case .search(let text, let page) = $0 { (text, page) } else { nil }
            }
            LinkRoute("/items/{id}") {
                Route.item($0)
            } values: {
                if case .item(let id) = $0 { id } else { nil }
            }
            LinkRoute("/names/{name}") {
                Route.named($0)
            } values: {
                if case .named(let name) = $0 { name } else { nil }
            }
            LinkRoute("/files/{path...}") {
                Route.files($0)
            } values: {
                if case .files(let path) = $0 { path } else { nil }
            }
            LinkRoute("/find/{text?}/{page?}") { (text: String?, page: Int?) in
                Route.find(text, page)
            } values: {
                if case .find(let text, let page) = $0 { (text, page) } else { nil }
            }
            LinkRoute("/{name}/stop") {
                Route.stop($0)
            } values: {
                if case .stop(let name) = $0 { name } else { nil }
            }
            LinkRoute("/tagged?tag={tags...}") {
                Route.tagged($0)
            } values: {
                if case .tagged(let tags) = $0 { tags } else { nil }
            }
            LinkRoute("/stays?from={from}&to={to}") { (from: Int, to: Int) in
                Route.stay(from, to)
            } values: {
                if case .stay(let from, let to) = $0 { (from, to) } else { nil }
            }
        }
    }

    private func error(_ table: LinkResolver<Route>, _ route: Route, as origin: LinkOrigin? = nil) -> LinkError? {
        do throws(LinkError) { _ = try table.requireLink(to: route, as: origin) } catch { return error }
        return nil
    }

    @Test(
        "the error names the pattern of the link, and the value or the rule that prevents it",
        arguments: [
            (
                .item(-1),
                "a link '/items/{id}' with its values would be refused: parameter 'id': "
                    + "expected a whole number without a sign or leading zeros"
            ),
            (
                .named("a\u{202E}b"),
                "a link '/names/{name}' with its values would be refused: parameter 'name': U+202E is "
                    + "not allowed; expected printable text: no control or invisible characters, and no space at either end"
            ),
            (
                .named("👨\u{200D}👩\u{200D}👧"),
                "a link '/names/{name}' with its values would be refused: parameter 'name': "
                    + "U+200D is not allowed; expected printable text: no control or invisible characters, and no space at "
                    + "either end"
            ),
            (
                .named("a/b"),
                "a link '/names/{name}' with its values would be refused: parameter 'name': "
                    + "expected text without '/' and '\\'"
            ),
            (.named(".."), "a link '/names/{name}' with its values would be refused: a '.' or '..' segment at byte 7"),
            (.files([]), "a link '/files/{path...}' with its values would be refused: parameter 'path' is missing"),
            (
                .find(nil, 2),
                "a link '/find/{text?}/{page?}' with its values would be refused: parameter 'text' is missing"
            ),
            (
                .stay(3, 2),
                "a link '/stays?from={from}&to={to}' with its values would be refused: "
                    + "the values do not fit together: out of range, expected 'from' at most 'to'"
            ),
            (
                .tagged(Array(repeating: "a", count: 33)),
                "a link '/tagged?tag={tags...}' with its values would be refused: "
                    + "more than 32 query pairs, the first too many at byte 200"
            ),
            (
                .secret,
                "no declared link leads to it: its case has none, or has a value that the link omits and that "
                    + "isn't the default"
            ),
        ] as [(Route, String)])
    func reason(_ route: Route, _ description: String) throws {
        let table = try Self.table()
        #expect(table.link(to: route) == nil)
        #expect(error(table, route).map { "\($0)" } == description)
    }
    @Test(
        "a destination with a link has no error",
        arguments: [.item(1), .named("é"), .files(["a"]), .find("a", 2), .stop("x"), .stay(1, 2)] as [Route])
    func none(_ route: Route) throws {
        #expect(error(try Self.table(), route) == nil)
        #expect(error(try Self.table(), route, as: .universal(host: "shell.app")) == nil)
    }
    @Test("a rule over several values applies to resolving a link, too")
    func rule() throws {
        let error = LinkError(.invalidValues(.outOfRange(expected: "'from' at most 'to'")))
        #expect(throws: error) { try Self.table().resolve(path: "/stays?from=3&to=2") }
        #expect(error.offset == nil && error.parameter == nil)
    }
    @Test("a custom scheme's link can't start with a placeholder")
    func firstSegment() throws {
        let error = error(try Self.table(), .stop("x"), as: .scheme("shell"))
        #expect(
            error.map { "\($0)" }
                == "'/{name}/stop' has no link 'shell://…': the first segment stands where a host would, "
                + "and has to be a literal that needs no encoding and has neither ':' nor '@'")
    }
    @Test("the error says that the link would lead to another destination")
    func elsewhere() throws {
        let table = try LinkResolver<Route> {
            LinkRoute("/x/{name}") {
                Route.named($0)
            } values: {
                if case .named(let name) = $0 { name } else { nil }
            }
            LinkRoute("/x/secret", to: .secret)
        }
        #expect(table.link(to: .named("secret")) == nil)
        #expect(
            error(table, .named("secret")).map { "\($0)" }
                == "a link '/x/{name}' with its values would lead to another destination")
    }
    @Test(
        "the error names a character of a link that is neither ASCII nor encoded",
        arguments: [
            ("/names/a\u{202E}b", "U+202E at byte 8 is not allowed in a link unless percent-encoded"),
            ("/names/é", "U+00E9 at byte 7 is not allowed in a link unless percent-encoded"),
            ("/names/👨\u{200D}👩", "U+1F468 at byte 7 is not allowed in a link unless percent-encoded"),
            ("/names/a b", "byte 0x20 at offset 8 is not allowed in a link"),
        ])
    func character(_ path: String, _ description: String) throws {
        let table = try Self.table()
        let error = #expect(throws: LinkError.self) { try table.resolve(path: path) }
        #expect(error.map { "\($0)" } == description && error?.reason == "illegalCharacter")
    }
    @Test(
        "the error names a refused character of a value by its code point",
        arguments: [
            ("%E2%80%AEx", "U+202E"), ("%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9", "U+200D"), ("%20x", "a space"),
            ("x%E3%80%80", "U+3000"), ("a%0Ab", "U+000A"),
        ])
    func value(_ text: String, _ name: String) throws {
        let table = try Self.table()
        let error = #expect(throws: LinkError.self) { try table.resolve(path: "/names/" + text) }
        #expect(
            error?.description.hasPrefix("parameter 'name': \(name) is not allowed; expected printable text") == true)
    }
}
