import Testing
import WaymarkWeb

@Suite("W8: HTML escapes by its types")
struct HTMLTests {
    static let hostile = [
        #""><svg onload=alert(1)>"#, "<script>alert(1)</script>", "' onmouseover='alert(1)", "</title><b>", "&amp;<",
        "javascript:alert(1)", "\u{0}\u{1}\u{7F}", "]]>", "<!--", "{{7*7}}", "é日本🙂", String(repeating: "<", count: 200),
    ]

    @Test("text and attribute values hold no markup", arguments: hostile)
    func escapes(_ text: String) {
        let html = HTML { Element("p", Attribute("title", text), .class(text)) { text } }.text
        #expect(html.filter { $0 == "<" }.count == 2 && html.filter { $0 == ">" }.count == 2)
        #expect(html.filter { $0 == "\"" }.count == 4)
        #expect(!html.unicodeScalars.contains { $0.value < 32 || $0.value == 127 })
    }
    @Test("the five characters become entities")
    func entities() {
        #expect(HTML(text: "<a href=\"x\">&'").text == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;")
    }
    @Test(
        "an address is one of this host",
        arguments: [
            "//evil.com", "/\\evil.com", "javascript:alert(1)", "https://evil.com", "", "a", "/a b", "/a\nb", "/a\"b",
        ])
    func paths(_ text: String) { #expect(WebPath(text) == nil) }
    @Test(
        "a remote image is https and plain",
        arguments: ["http://a.b/c", "//a.b", "https://a.b/\"x", "javascript:x", "data:image/png,x"])
    func images(_ text: String) { #expect(RemoteImage(text) == nil) }
    @Test("elements without an end tag have none")
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
}
