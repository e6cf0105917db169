import Testing
import WaymarkLinks

@Suite("Printing")
struct PrintingTests {
    typealias Page = PrintingErrorTests.Route
    static func table() throws -> LinkResolver<Page> { try PrintingErrorTests.table() }

    @Test(
        "a destination is printed as its canonical path",
        arguments: [
            (Page.root, "/"),
            (.named("a b"), "/names/a%20b"),
            (.named("a?b#c&d=e"), "/names/a%3Fb%23c%26d%3De"),
            (.search("café", page: 3), "/search?q=caf%C3%A9&page=3"),
            (.search("50% off", page: nil), "/search?q=50%25%20off"),
            (.search("", page: nil), "/search?q="),
            (.search("AC/DC \\o/", page: nil), "/search?q=AC%2FDC%20%5Co%2F"),
            (.named("Zürich"), "/names/Z%C3%BCrich"),
            (.files(["a", "b c"]), "/files/a/b%20c"),
            (.stop("ana"), "/ana/stop"),
        ])
    func canonical(_ page: Page, _ path: String) throws {
        let table = try Self.table()
        #expect(table.link(to: page) == path)
        #expect(try table.resolve(path: path) == page)
    }
    @Test("all printable bytes of a value except unreserved ones are percent-encoded, wherever they are")
    func everyByte() throws {
        let table = try Self.table()
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".unicodeScalars)
        for byte in UInt8(0x21)...0x7E {
            let scalar = Unicode.Scalar(byte)
            let code = String(byte, radix: 16, uppercase: true)
            for length in [1, 3, 4, 7, 8, 9, 15, 16, 17, 33] {
                for place in 0..<length {
                    var text = [Character](repeating: "x", count: length)
                    text[place] = Character(scalar)
                    let encoded = text.map { $0 == "x" || plain.contains(scalar) ? String($0) : "%" + code }
                    let path = table.link(to: .search(String(text), page: nil))
                    #expect(path == "/search?q=" + encoded.joined())
                }
            }
        }
    }
    @Test(
        "a destination whose link the policy would refuse isn't printed",
        arguments: [
            Page.named(".."), .named("."), .named(""), .named("a/b"), .named("a\\b"), .named(" a"), .named("a\u{202E}"),
            .named(String(repeating: "a", count: 257)), .search("\n", page: nil),
            .files([]), .files(["a", ".."]), .search("x", page: -1),
        ])
    func unprintable(_ page: Page) throws { #expect(try Self.table().link(to: page) == nil) }
    @Test("a number is printed as its digits, from 0 to the largest", arguments: [0, 9, 10, 1_234_567, UInt.max])
    func number(_ number: UInt) throws {
        let table = try LinkResolver<UInt> { LinkRoute("/item/{number}", make: { $0 }, values: { $0 }) }
        #expect(table.link(to: number) == "/item/\(number)")
        #expect(table.arguments(of: number).map(\.text) == ["\(number)"])
    }
    @Test("a host is printed unchanged, whatever its characters")
    func foreignHost() throws {
        let resolver = try Self.table().accepting(LinkOrigins(hosts: ["x.example"]))
        #expect(
            resolver.link(to: .named("a"), as: .universal(host: "bücher.example")) == "https://bücher.example/names/a")
    }
    @Test("query names are compared by their bytes, not by canonical equivalence")
    func queryNames() throws {
        let link = try ParsedLink(path: "/a?%E2%84%AA=1")
        #expect(link.query.map(\.name) == ["\u{212A}"] && link["K"] == nil && link["\u{212A}"] == "1")
        #expect(link.path(withoutQuery: ["K"]) == "/a?%E2%84%AA=1")
    }
    @Test("a ParsedLink has the decoded segments and query pairs of a valid link")
    func checkedLink() throws {
        let origins = try LinkOrigins(schemes: ["x"])
        let link = try ParsedLink("X://Open/a%20b?k=1%262&flag&k=3#t", origins: origins)
        #expect(link.segments == ["open", "a b"])
        #expect(link.query.map(\.name) == ["k", "flag", "k"] && link.query.map(\.value) == ["1&2", nil, "3"])
        #expect(link.path(withoutQuery: ["k"]) == "/open/a%20b?flag")
        #expect(throws: LinkError.self) { try ParsedLink("x://a/../b", origins: origins) }
        #expect(throws: LinkError(.malformed(.path, offset: 0))) { try ParsedLink(path: "a") }
    }
}

@Suite("Printing when another pattern matches the same path")
struct ContestedPathTests {
    enum Item: Hashable, Sendable {
        case new
        case named(String)
        case path([String])
        case under(String, [String])
    }
    /// Returns a table in which the values of one link can equal the literals of others.
    static func table(_ named: LinkRoute<Item>) throws -> LinkResolver<Item> {
        try LinkResolver {
            LinkRoute("/items/new", to: .new)
            named
            LinkRoute("/items/{path...}") {
                .path($0)
            } values: {
                if case .path(let path) = $0 { path } else { nil }
            }
        }
    }
    @Sendable static func make(_ name: String) -> Item { .named(name) }
    @Sendable static func name(_ item: Item) -> String? { if case .named(let name) = item { name } else { nil } }

    @Test("a destination whose value equals a competing literal isn't printed")
    func literal() throws {
        let table = try Self.table(LinkRoute("/items/{name}", make: Self.make, values: Self.name))
        #expect(table.link(to: .new) == "/items/new")
        #expect(table.link(to: .named("new")) == nil)
        #expect(table.link(to: .named("New")) == "/items/New")
        #expect(table.link(to: .named("knew")) == "/items/knew")
    }
    @Test("a destination whose canonical path another link matches first is printed as an alias, in each form")
    func alias() throws {
        let table = try Self.table(
            LinkRoute(
                "/items/{name}", "/items/{name}/x", "/find?item={name}", make: Self.make, values: Self.name))
        #expect(table.link(to: .named("old")) == "/items/old")
        #expect(table.link(to: .named("new")) == "/items/new/x")
        #expect(try table.resolve(path: "/items/new/x") == .named("new"))
        let resolver = try table.accepting(LinkOrigins(schemes: ["shop"], hosts: ["shop.example"]))
        #expect(resolver.link(to: .named("new"), as: .scheme("shop")) == "shop://items/new/x")
        #expect(
            resolver.link(to: .named("new"), as: .universal(host: "shop.example"))
                == "https://shop.example/items/new/x")
    }
    @Test("an alias isn't printed if its link, including the origin, exceeds the limit")
    func longAlias() throws {
        let table = try LinkResolver<Item> {
            LinkRoute("/i/new/{path...}") {
                .path($0)
            } values: {
                if case .path(let path) = $0 { path } else { nil }
            }
            LinkRoute("/i/{name}/{rest...}", "/items-again/{name}/{rest...}") {
                .under($0, $1)
            } values: {
                if case .under(let name, let rest) = $0 { (name, rest) } else { nil }
            }
        }
        let resolver = try table.accepting(LinkOrigins(hosts: ["shop.example"]))
        let origin = LinkOrigin.universal(host: "shop.example")
        var printed = 0
        for count in 1_900...2_100 {
            let rest = stride(from: 0, to: count, by: 200).map { String(repeating: "a", count: min(200, count - $0)) }
            let item = Item.under("new", rest)
            if let path = table.link(to: item) { #expect(try table.resolve(path: path) == item) }
            guard let link = resolver.link(to: item, as: origin) else { continue }
            #expect(try resolver.resolve(link) == item)
            printed += 1
        }
        #expect((1...200).contains(printed))
    }
}
