import Testing
import WaymarkLinks

@Suite("Lists, optional segments and literals")
struct PlaceholderTests {
    enum Route: Hashable, Sendable {
        case tagged([String], page: Int?)
        case found(String?, Int?)
        case files([String])
        case street
        case spaced(Int)
    }
    static var links: Links<Route> {
        Links {
            LinkRoute("/tagged?tag={tags...}&page={page?}") {
                .tagged($0, page: $1)
            } values: {
                if case .tagged(let tags, let page) = $0 { (tags, page) } else { nil }
            }
            LinkRoute("/find/{text?}/{page?}", "/find/by/query?text={text?}&page={page?}") {
                .found($0, $1)
            } values: {
                if case .found(let text, let page) = $0 { (text, page) } else { nil }
            }
            LinkRoute("/files/{path...}", "/files?part={path...}") {
                .files($0)
            } values: {
                if case .files(let path) = $0 { path } else { nil }
            }
            LinkRoute("/straße", to: .street)
            LinkRoute("/my files/日本/{id}") {
                .spaced($0)
            } values: {
                if case .spaced(let id) = $0 { id } else { nil }
            }
        }
    }
    static func resolver() throws -> LinkResolver<Route> {
        try LinkResolver(links, origins: LinkOrigins(schemes: ["x"], hosts: ["x.example"]))
    }

    @Test(
        "a list is written as a repeated key, in order",
        arguments: [
            ("/tagged?tag=a&tag=b", ["a", "b"], nil), ("/tagged", [], nil), ("/tagged?page=2", [], 2),
            ("/tagged?tag=b&page=2&tag=a&other=1&tag=b", ["b", "a", "b"], 2), ("/tagged?tag=", [""], nil),
            ("/tagged?t%61g=a%2Fb&&tag=a=b&", ["a/b", "a=b"], nil), ("/tagged/?tag=x#tag=y", ["x"], nil),
        ] as [(String, [String], Int?)])
    func list(_ path: String, _ tags: [String], _ page: Int?) throws {
        let table = try Self.resolver()
        #expect(try table.resolve(path: path) == .tagged(tags, page: page))
        let printed = try #require(table.link(to: .tagged(tags, page: page)))
        #expect(try table.resolve(path: printed) == .tagged(tags, page: page))
    }
    @Test(
        "a list with a key without a value, a malformed element or more than 32 pairs is refused",
        arguments: [
            "/tagged?tag", "/tagged?tag=a&tag", "/tagged?tag&tag=a", "/tagged?tag=a&tag=%0A",
            "/tagged?page=1&page=1", "/tagged?" + String(repeating: "tag=a&", count: 33),
        ])
    func refusedList(_ path: String) throws {
        #expect(throws: LinkError.self) { try Self.resolver().resolve(path: path) }
    }
    @Test("a list that needs more than 32 query pairs isn't printed")
    func longList() throws {
        let table = try Self.resolver()
        let many = Array(repeating: "a", count: 32)
        #expect(try table.resolve(path: #require(table.link(to: .tagged(many, page: nil)))) == .tagged(many, page: nil))
        #expect(table.link(to: .tagged(many, page: 1)) == nil)
        #expect(table.link(to: .tagged(many + ["a"], page: nil)) == nil)
        #expect(table.arguments(of: .tagged(["a", "b"], page: nil)).map(\.name) == ["tags", "tags"])
    }
    @Test(
        "several optional segments are filled from the left",
        arguments: [
            ("/find", Route.found(nil, nil)), ("/find/a", .found("a", nil)), ("/find/a/2", .found("a", 2)),
            ("/find/a/b", nil), ("/find/a/2/c", nil), ("/find/by/query?text=a&page=2", .found("a", 2)),
            ("/find/by/query?text=a", .found("a", nil)), ("/find/by/query", .found(nil, nil)),
            ("/find/by/query?page=2", nil),
        ] as [(String, Route?)])
    func optionals(_ path: String, _ route: Route?) throws {
        let table = try Self.resolver()
        #expect((try? table.resolve(path: path)) == route)
        if let route { #expect(try table.resolve(path: #require(table.link(to: route))) == route) }
    }
    @Test("a destination with a gap in its optional segments isn't printed; its link's error names the gap")
    func gap() throws {
        let table = try Self.resolver()
        #expect(table.link(to: .found(nil, 2)) == nil)
        #expect(throws: LinkError(.missingParameter(name: "text"))) {
            try table.resolve(path: "/find/by/query?page=2")
        }
    }
    @Test("a catch-all that is a list in another pattern has at least one element, without slashes")
    func catchAll() throws {
        let table = try Self.resolver()
        #expect(try table.resolve(path: "/files?part=a&part=b") == .files(["a", "b"]))
        #expect(throws: LinkError(.missingParameter(name: "path"))) { try table.resolve(path: "/files") }
        for bad in ["/files?part=a/b", "/files?part=", "/files?part=a&part=..", "/files/a%2Fb"] {
            #expect(throws: LinkError.self) { try table.resolve(path: bad) }
        }
    }
    @Test(
        "literals are compared byte by byte after decoding",
        arguments: [
            ("/stra%C3%9Fe", Route.street), ("/stra%c3%9fe", .street), ("/STRA%C3%9FE", nil), ("/strasse", nil),
            ("/my%20files/%E6%97%A5%E6%9C%AC/4", .spaced(4)), ("/my%20files/%E6%97%A5/4", nil),
        ] as [(String, Route?)])
    func literals(_ path: String, _ route: Route?) throws {
        let resolver = try Self.resolver()
        #expect((try? resolver.resolve(path: path)) == route)
        guard let route else { return }
        let printed = try #require(resolver.link(to: route, as: .universal(host: "x.example")))
        #expect(printed.utf8.allSatisfy { $0 < 0x80 })
        #expect(try resolver.resolve(printed) == route)
    }
    @Test("a link whose first literal needs encoding has no custom-scheme form")
    func customScheme() throws {
        let resolver = try Self.resolver()
        #expect(resolver.link(to: .street, as: .scheme("x")) == nil)
        #expect(throws: LinkError.self) { try resolver.resolve("x://stra%C3%9Fe") }
        #expect(resolver.explain("/stra%C3%9Fe").matched == "/straße")
    }
    @Test("an entry of a table lists the arities of its placeholders, and makes an encoded path from texts")
    func listing() throws {
        let table = try Self.resolver()
        let entry = try #require(table.patterns.first { $0.pattern == "/tagged?tag={tags...}&page={page?}" })
        #expect(entry.placeholders.map(\.arity) == [.many, .optional])
        #expect(entry.path { _ in nil } == "/tagged")
        #expect(try table.resolve(path: entry.path { $0.name == "tags" ? "x" : "1" }) == .tagged(["x"], page: 1))
        let street = try #require(table.patterns.first { $0.pattern == "/straße" })
        #expect(street.path { _ in nil } == "/stra%C3%9Fe")
    }
}

@Suite("Values that a builder omits")
struct ForgottenValueTests {
    enum Route: Hashable, Sendable { case pair(Int, Int), other(Int) }

    @Test("another link of the same case is printed if the first one can't be")
    func another() throws {
        let table = try LinkResolver<Route> {
            LinkRoute("/x/{first}") {
                .pair($0, 0)
            } values: {
                if case .pair(let first, _) = $0 { first } else { nil }
            }
            LinkRoute("/x/{first}/{second}") {
                .pair($0, $1)
            } values: {
                if case .pair(let first, let second) = $0 { (first, second) } else { nil }
            }
        }
        for route in [Route.pair(4, 0), .pair(4, 9)] {
            #expect(try table.resolve(path: #require(table.link(to: route))) == route)
        }
    }
}
