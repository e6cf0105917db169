import Testing
import WaymarkTesting

@testable import WaymarkWeb

@MainActor @Suite("Escaping in HTML")
struct HTMLTests {
    nonisolated static let hostile = [
        #""><svg onload=alert(1)>"#, "<script>alert(1)</script>", "' onmouseover='alert(1)", "</title><b>", "&amp;<",
        "javascript:alert(1)", "\u{0}\u{1}\u{7F}", "]]>", "<!--", "{{7*7}}", "é日本🙂", String(repeating: "<", count: 200),
    ]

    @Test("text and attribute values can't contain markup", arguments: hostile)
    func escapes(_ text: String) {
        let html = HTML { Element("p", HTMLAttribute("title", text), .class(text)) { text } }.text
        #expect(html.filter { $0 == "<" }.count == 2 && html.filter { $0 == ">" }.count == 2)
        #expect(html.filter { $0 == "\"" }.count == 4)
        #expect(!html.unicodeScalars.contains { $0.value < 32 || $0.value == 127 })
    }
    @Test("five characters are replaced by entities")
    func entities() {
        #expect(HTML(text: "<a href=\"x\">&'").text == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;")
    }
    @Test(
        "a `WebPath` can't be created from text that isn't a path on this host",
        arguments: [
            "//evil.com", "/\\evil.com", "javascript:alert(1)", "https://evil.com", "", "a", "/a b", "/a\nb", "/a\"b",
        ])
    func paths(_ text: String) { #expect(WebPath(text) == nil) }
    @Test(
        "a `RemoteImage` can't be created without https, or from an address with special characters",
        arguments: ["http://a.b/c", "//a.b", "https://a.b/\"x", "javascript:x", "data:image/png,x"])
    func images(_ text: String) { #expect(RemoteImage(text) == nil) }
    @Test("void elements are written without an end tag")
    func voids() {
        #expect(
            HTML {
                Element("br"); Element("img", .src("/a.svg"), .alt("x"))
            }.text == #"<br><img src="/a.svg" alt="x">"#)
    }
    @Test("attributes may depend on a condition")
    func conditions() {
        #expect(HTML { Element("p", .when(true, .class("a")), .when(false, .id("b"))) }.text == #"<p class="a"></p>"#)
    }
    @Test("a text of 0 to 39 characters is escaped as the reference code escapes it", arguments: 0..<40)
    func anyLength(_ length: Int) {
        var random = SeededGenerator(seed: UInt64(length))
        let characters = Array("abcdefghijklmnopqrstuvwxyz &<>\"'\u{7F}\u{1F}\t\né日🙂!#%=?@ACZ~")
        for round in 0..<100 {
            // a mixture of texts with none, one and many characters to escape
            let text = String(
                (0..<length).map { _ in
                    Int.random(in: 0..<40, using: &random) < round / 4 ? characters.randomElement(using: &random)! : "x"
                })
            #expect(HTML(text: text).text == Self.escaped(text))
        }
    }
    /// Escapes a text one scalar at a time. A reference for the library's faster code.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\t", "\n", "\r": String(scalar)
            case "\u{0}"..<" ", "\u{7F}": "\u{FFFD}"
            default: String(scalar)
            }
        }.joined()
    }
}

@MainActor @Suite("HTML fragments")
struct PieceTests {
    @Test("a fragment that is created first can be used several times in a page")
    func elsewhere() {
        let piece = HTML { Element("b") { "x" } }
        let other = HTML(text: "y")
        let page = HTML {
            Element("p") {
                other
                piece
                "-"
                piece
            }
            piece
        }
        #expect(page.text == "<p>y<b>x</b>-<b>x</b></p><b>x</b>")
        #expect(piece.text == "<b>x</b>" && other.text == "y")
    }
    @Test("a fragment that is created inside an element but not used isn't part of it")
    func unused() {
        let page = HTML {
            Element("p") {
                let first = Element("i") { "1" }
                let second = Element("b") { "2" }
                second
                first
            }
            Element("p") {
                let _ = Element("i") { "never" }
            }
        }
        #expect(page.text == "<p><b>2</b><i>1</i></p><p></p>")
    }
    @Test("stored fragments don't change while thousands of others are created")
    func kept() {
        var kept: [(HTML, String)] = []
        for index in 0..<4_000 {
            let piece = HTML { Element("li", .id("\(index)")) { "number \(index)" } }
            if index.isMultiple(of: 97) { kept.append((piece, "<li id=\"\(index)\">number \(index)</li>")) }
        }
        for (piece, text) in kept { #expect(piece.text == text) }
        let all = HTML { for (piece, _) in kept { piece } }
        #expect(all.text == kept.map(\.1).joined())
    }
    @Test(
        "a very long text is written completely", arguments: [10_000, 11_000, 70_000, 1_000_000])
    func long(_ length: Int) {
        let text = String(repeating: "a<", count: length)
        let page = HTML {
            Element("p") { "before" }
            Element("p") { text }
            Element("p") { "behind" }
        }
        #expect(page.text == "<p>before</p><p>\(String(repeating: "a&lt;", count: length))</p><p>behind</p>")
    }
    @Test("any tree of elements and texts is written correctly while other trees are created", arguments: 0..<50)
    func anyTree(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var stock: [(HTML, String)] = []
        func tree(_ depth: Int) -> (HTML, String) {
            switch Int.random(in: 0..<(depth > 5 ? 3 : 7), using: &random) {
            case 0: return (HTML(text: "<\(depth)>"), "&lt;\(depth)&gt;")
            case 1: return stock.randomElement(using: &random) ?? (HTML(), "")
            case 2: return (HTML { Element("br") }, "<br>")
            case 3:
                let parts = (0..<Int.random(in: 0..<4, using: &random)).map { _ in tree(depth + 1) }
                return (HTML { for part in parts { part.0 } }, parts.map(\.1).joined())
            default:
                var text = ""
                let element = Element("div", .class("a b")) {
                    let parts = (0..<Int.random(in: 0..<4, using: &random)).map { _ in tree(depth + 1) }
                    let _ = text = parts.reduce("") { $0 + $1.1 }
                    for part in parts { part.0 }
                }
                let piece = (HTML { element }, "<div class=\"a b\">\(text)</div>")
                if stock.count < 20 { stock.append(piece) }
                return piece
            }
        }
        for _ in 0..<30 {
            let (page, text) = tree(0)
            #expect(page.text == text && page.isEmpty == text.isEmpty)
        }
        for (piece, text) in stock { #expect(piece.text == text) }
    }
}
