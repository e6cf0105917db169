import Testing
import WaymarkLinks
import WaymarkTesting

@Suite("Printing")
struct PrintingTests {
    enum Page: Hashable, Sendable {
        case root
        case named(String)
        case search(String, page: Int?)
        case file([String])
        case user(String, Bool)
    }
    static func table() throws -> LinkResolver<Page> {
        try LinkResolver {
            LinkRoute("/", to: .root)
            LinkRoute("/named/{name}") {
                .named($0)
            } values: {
                if case .named(let name) = $0 { name } else { nil }
            }
            LinkRoute("/search?q={text}&page={page?}") {
                .search($0, page: $1)
            } values: {
                if case .search(let text, let page) = $0 { (text, page) } else { nil }
            }
            LinkRoute("/file/{path...}") {
                .file($0)
            } values: {
                if case .file(let path) = $0 { path } else { nil }
            }
            LinkRoute("/{user}/on/{flag}") {
                .user($0, $1)
            } values: {
                if case .user(let name, let flag) = $0 { (name, flag) } else { nil }
            }
        }
    }

    @Test(
        "a destination is printed as its canonical path",
        arguments: [
            (Page.root, "/"),
            (.named("a b"), "/named/a%20b"),
            (.named("a?b#c&d=e"), "/named/a%3Fb%23c%26d%3De"),
            (.search("café", page: 3), "/search?q=caf%C3%A9&page=3"),
            (.search("50% off", page: nil), "/search?q=50%25%20off"),
            (.search("", page: nil), "/search?q="),
            (.search("AC/DC \\o/", page: nil), "/search?q=AC%2FDC%20%5Co%2F"),
            (.named("Zürich"), "/named/Z%C3%BCrich"),
            (.file(["a", "b c"]), "/file/a/b%20c"),
            (.user("ana", true), "/ana/on/true"),
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
            .file([]), .file(["a", ".."]), .search("x", page: -1),
        ])
    func unprintable(_ page: Page) throws { #expect(try Self.table().link(to: page) == nil) }
    @Test("a number is printed as its digits, from 0 to the largest", arguments: [0, 9, 10, 1_234_567, UInt.max])
    func number(_ number: UInt) throws {
        let table = try LinkResolver<UInt> { LinkRoute("/item/{number}", make: { $0 }, values: { $0 }) }
        #expect(table.link(to: number) == "/item/\(number)")
        #expect(table.arguments(of: number).map(\.text) == ["\(number)"])
    }
    @Test("a link with many segments is printed in full")
    func long() throws {
        let path = try Self.table().link(to: .file([String](repeating: "a b", count: 150)))
        #expect(path == "/file" + String(repeating: "/a%20b", count: 150))
    }
    @Test("a host is printed unchanged, whatever its characters")
    func foreignHost() throws {
        let resolver = try Self.table().accepting(LinkOrigins(hosts: ["x.example"]))
        #expect(
            resolver.link(to: .named("a"), as: .universal(host: "bücher.example")) == "https://bücher.example/named/a")
    }
    @Test("a link whose first segment isn't a literal has no custom-scheme form")
    func customScheme() throws {
        let resolver = try Self.table().accepting(LinkOrigins(schemes: ["x"], hosts: ["x.example"]))
        #expect(resolver.link(to: .user("ana", false), as: .scheme("x")) == nil)
        #expect(resolver.link(to: .root, as: .scheme("x")) == nil)
        #expect(
            resolver.link(to: .user("ana", false), as: .universal(host: "x.example"))
                == "https://x.example/ana/on/false")
        #expect(try resolver.resolve("https://x.example/") == .root)
        #expect(try resolver.resolve("https://x.example") == .root)
    }
    @Test("the link of a random destination resolves to it, in all three forms")
    func roundTrip() throws {
        let resolver = try Self.table().accepting(LinkOrigins(schemes: ["x"], hosts: ["x.example"]))
        var random = SeededGenerator(seed: 14)
        func text() -> String {
            String(
                decoding: (0..<Int.random(in: 0...20, using: &random)).map { _ in
                    UInt8.random(in: 0x20...0x7E, using: &random)
                }, as: UTF8.self)
        }
        var printed = 0
        for _ in 0..<5_000 {
            let page: Page =
                switch Int.random(in: 0..<4, using: &random) {
                case 0: .named(text())
                case 1:
                    .search(
                        text(),
                        page: Bool.random(using: &random) ? nil : Int.random(in: 0...Int.max, using: &random))
                case 2: .file((0..<Int.random(in: 0...4, using: &random)).map { _ in text() })
                default: .user(text(), .random(using: &random))
                }
            if let path = resolver.link(to: page) {
                printed += 1
                #expect(try resolver.resolve(path: path) == page)
            }
            for origin in [LinkOrigin.scheme("x"), .universal(host: "x.example")] {
                if let link = resolver.link(to: page, as: origin) { #expect(try resolver.resolve(link) == page) }
            }
        }
        #expect(printed > 2_000)
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
        case edit(String)
        case found(String, query: String?)
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
    @Test("a catch-all of one segment isn't printed beside a placeholder, or if it equals a literal")
    func catchAll() throws {
        let table = try Self.table(LinkRoute("/items/{name}", make: Self.make, values: Self.name))
        #expect(table.link(to: .path(["new"])) == nil)
        #expect(table.link(to: .path(["old"])) == nil)
        #expect(table.link(to: .path(["new", "x"])) == "/items/new/x")
    }
    @Test("a path that another pattern's catch-all matches first isn't printed, at any depth")
    func lost() throws {
        let table = try LinkResolver<Item> {
            LinkRoute("/items/new/{path...}") {
                .path($0)
            } values: {
                if case .path(let path) = $0 { path } else { nil }
            }
            LinkRoute("/items/{name}/a/b/edit") {
                .edit($0)
            } values: {
                if case .edit(let name) = $0 { name } else { nil }
            }
        }
        #expect(table.link(to: .edit("new")) == nil)
        #expect(table.link(to: .edit("old")) == "/items/old/a/b/edit")
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
    @Test("a value that needs encoding is encoded in an alias, too")
    func encodedAlias() throws {
        let table = try LinkResolver<Item> {
            LinkRoute("/items/a b", to: .new)
            LinkRoute("/items/{name}", "/find?item={name}", make: Self.make, values: Self.name)
        }
        #expect(table.link(to: .named("a b")) == "/find?item=a%20b")
        #expect(try table.resolve(path: "/find?item=a%20b") == .named("a b"))
    }
    @Test("an alias whose path another link matches first is skipped")
    func aliasThatLoses() throws {
        let table = try LinkResolver<Item> {
            LinkRoute("/items/new", "/things/new", to: .new)
            LinkRoute("/items/{name}", "/things/{name}", "/all/{name}", make: Self.make, values: Self.name)
        }
        #expect(table.link(to: .named("new")) == "/all/new")
    }
    @Test("an alias isn't printed if an empty text would make an empty segment")
    func emptySegment() throws {
        let table = try LinkResolver<Item> {
            LinkRoute("/new", to: .new)
            LinkRoute("/{kind}?q={q?}", "/search/{kind}/{q?}") {
                .found($0, query: $1)
            } values: {
                if case .found(let kind, let query) = $0 { (kind, query) } else { nil }
            }
        }
        #expect(table.link(to: .found("old", query: "")) == "/old?q=")
        #expect(table.link(to: .found("new", query: "x")) == "/search/new/x")
        #expect(table.link(to: .found("new", query: "")) == nil)
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
