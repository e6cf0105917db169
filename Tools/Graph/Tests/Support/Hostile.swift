@testable import WaymarkGraph

/// Texts with characters that have a meaning in the output formats.
enum Hostile {
    static let texts = [
        "<script>alert(1)</script>", "</text></svg>", "\"><a href='javascript:alert(1)'>", "a & b &amp; c", "]]>",
        "<!--",
        "\u{0}\u{8}\u{1B}[31m", "\u{202E}gnp.exe", "line\nbreak\ttab\r", "\\\" \\n \\", "%%{init: {}}%%",
        "end\nclick n0 href",
        "\u{FFFE}\u{FFFF}", "#quot;#35;", "}; subgraph x {", "|pipe|", "`code`", "👩‍👩‍👧‍👦", "ÄÖÜ 設定 العربية",
        "\u{2028}\u{2029}", "",
    ]

    /// Returns a graph that has a text in every place.
    static func graph(_ text: String) throws(GraphError) -> Graph {
        try Graph(
            title: text,
            nodes: [
                .init(
                    id: text, label: text, detail: text, kind: .entry, access: .session, link: text, count: 1,
                    cluster: text),
                .init(id: "other", label: "Other", cluster: text),
            ],
            edges: [.init(from: text, to: "other", label: text), .init(from: text, to: text, label: text)],
            clusters: [.init(id: text, label: text, link: text)])
    }
}
