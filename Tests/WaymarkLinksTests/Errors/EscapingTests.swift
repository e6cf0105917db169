import Testing
import WaymarkLinks

@Suite("Text in markup") struct MarkupTextTests {
    @Test(
        "characters that markup reserves or forbids are escaped",
        arguments: [
            ("a < b && 'c' > \"d\"", "a &lt; b &amp;&amp; &#39;c&#39; &gt; &quot;d&quot;"),
            ("\u{0}\u{7F}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("one\ttwo\r\n", "one\ttwo\r\n"),
            ("e\u{301} 🧭", "e\u{301} 🧭"), ("", ""),
        ])
    func escapes(_ text: String, _ markup: String) { #expect(MarkupText.escaped(text) == markup) }
}

@Suite("Texts in logs")
struct LogTextTests {
    @Test(
        "characters that begin a line or turn the reading direction are escaped",
        arguments: [("a\nb\r", "a\\u{a}b\\u{d}"), ("\u{2028}é", "\\u{2028}é"), ("\u{202E}", "\\u{202e}")])
    func escapes(_ text: String, _ line: String) { #expect(LogText.escaped(text) == line) }
}
