import Testing

@testable import WaymarkLinks

@Suite("A String in a link")
struct TextTests {
    @Test(
        "a String may be any printable text",
        arguments: [
            "", "café", "cafe\u{301}", "Zürich", "日本", "AC/DC", "C:\\", "50% off", "a b", "~", "'\"<>[]{}|^`",
            "🎉", "❤\u{FE0F}", "नमस्ते", "שלום", "مرحبا", "葛\u{E0100}",
        ])
    func printable(_ text: String) { #expect(String.accepts(text)) }
    @Test(
        "a String with a control, bidirectional or invisible character, or a space at either end, is refused",
        arguments: [
            "a\nb", "\t", "\0", "a\u{7F}", "\u{85}", "a\u{2028}b", "\u{202E}txt.exe", "\u{2066}a\u{2069}",
            "a\u{200B}b", "a\u{200D}b", "\u{FEFF}a", "a\u{AD}b", "\u{61C}", "\u{3164}", "a\u{E0041}", "\u{FFFF}", " a",
            "a ", " ", "\u{A0}a", "a\u{3000}", "\u{2003}",
        ])
    func refused(_ text: String) { #expect(!String.accepts(text)) }

    /// Leaves out planes 2 to 13 and 15, which have Han characters, private-use characters, or only the two noncharacters
    /// at their end. The last 16 scalars of plane 16 stand for those.
    @Test(
        "in planes with invisible characters, every scalar is classified by its Unicode properties",
        arguments: [0, 1, 0xE, 0x10] as [UInt32])
    func everyScalar(plane: UInt32) {
        var wrong: [String] = []
        let first = plane << 16
        for value in plane == 0x10 ? first + 0xFFF0...first + 0xFFFF : first...first + 0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = scalar.properties
            let isInvisible =
                switch properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator: true
                default:
                    properties.isNoncharacterCodePoint
                        || properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
                }
            if PrintableText.isRefused(value) != isInvisible { wrong.append("inside: \(value)") }
            let isSpace = properties.generalCategory == .spaceSeparator
            if PrintableText.isSpace(value) != isSpace { wrong.append("at an end: \(value)") }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }
    @Test("a String has at most 256 bytes", arguments: [("a", 256), ("é", 128), ("日", 85)])
    func length(_ letter: String, _ most: Int) {
        #expect(String.accepts(String(repeating: letter, count: most)))
        #expect(!String.accepts(String(repeating: letter, count: most + 1)))
    }

    enum Route: Hashable, Sendable {
        case artist(String)
        case search(String)
        case blob(Wide)
    }
    struct Wide: LinkParameter {
        let linkText: String
        static func parse(_ text: String) throws(LinkParameterError) -> Wide { Wide(linkText: text) }
        static var mayHoldSlashes: Bool { true }
    }
    static func table() throws -> LinkResolver<Route> {
        try LinkResolver {
            LinkRoute("/artist/{name}", "/artist?name={name}") {
                .artist($0)
            } values: {
                if case .artist(let name) = $0 { name } else { nil }
            }
            LinkRoute("/search?q={text}") {
                .search($0)
            } values: {
                if case .search(let text) = $0 { text } else { nil }
            }
            LinkRoute("/blob/{bytes}") {
                .blob($0)
            } values: {
                if case .blob(let wide) = $0 { wide } else { nil }
            }
        }
    }
    @Test(
        "a String may have slashes in a query value, but not in a path segment",
        arguments: [
            ("/search?q=AC%2FDC", Route.search("AC/DC")), ("/search?q=AC/DC", .search("AC/DC")),
            ("/search?q=a%5Cb", .search("a\\b")), ("/artist/AC%2FDC", nil), ("/artist/a%5Cb", nil),
            ("/artist/caf%C3%A9", .artist("café")), ("/artist/%20a", nil), ("/artist/a%20b", .artist("a b")),
            ("/blob/a%2Fb", .blob(Wide(linkText: "a/b"))),
        ] as [(String, Route?)])
    func slashes(_ path: String, _ route: Route?) throws {
        let table = try Self.table()
        #expect((try? table.resolve(path: path)) == route)
        if let route { #expect(try table.resolve(path: #require(table.link(to: route))) == route) }
    }
    @Test(
        "text that the canonical pattern couldn't print is refused by every pattern, and the error says what is allowed",
        arguments: [
            ("/artist/AC%2FDC", "text without '/' and '\\'"), ("/artist?name=AC%2FDC", "text without '/' and '\\'"),
            ("/artist?name=AC/DC", "text without '/' and '\\'"), ("/artist?name=", "text other than '', '.' and '..'"),
            ("/artist?name=%2E", "text other than '', '.' and '..'"),
        ])
    func refusal(_ path: String, _ expected: String) throws {
        #expect(throws: LinkError(.invalidParameter(name: "name", .malformed(expected: expected)))) {
            try Self.table().resolve(path: path)
        }
    }
}
