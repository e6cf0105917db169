import Testing

@testable import WaymarkGraph

@Suite("The widths of texts") struct TextTests {
    @Test("a text counts as a tenth wider than in Helvetica, rounded up") func widths() {
        #expect(TextWidth.width(of: "", size: 10) == 0)
        #expect(TextWidth.width(of: "iiii", size: 100) == 98)
        #expect(TextWidth.width(of: "MMMM", size: 100) == 367)
        #expect(TextWidth.width(of: "設定", size: 100) == 220)
    }

    @Test("combining marks have no width") func marks() {
        #expect(TextWidth.width(of: "e\u{301}", size: 100) == TextWidth.width(of: "e", size: 100))
    }

    @Test("bold texts are wider") func bold() {
        #expect(TextWidth.width(of: "Detail", size: 13, isBold: true) > TextWidth.width(of: "Detail", size: 13))
    }

    @Test("a text is truncated to the available width", arguments: [0, 5, 40, 41, 100, 1000])
    func fitting(limit: Int) {
        for text in Hostile.texts + ["A long name of a screen"] {
            let fitted = TextWidth.fitted(text, to: limit, size: 13)
            #expect(fitted == text || fitted == "…" || TextWidth.width(of: fitted, size: 13) <= limit)
            #expect(fitted == text || fitted.hasSuffix("…") && text.hasPrefix(fitted.dropLast()))
        }
    }

    @Test("a truncated text keeps or drops a whole emoji") func emoji() {
        #expect(TextWidth.fitted("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", to: 35, size: 13) == "👩‍👩‍👧‍👦…")
    }
}

@Suite("Packing rectangles") struct PackingTests {
    @Test("packed rectangles don't overlap", arguments: 0..<20 as Range<Int>)
    func apart(count: Int) {
        let sizes = (0..<count).map { Size(width: 10 + $0 * 37 % 90, height: 10 + $0 * 53 % 70) }
        let packing = Packing.pack(sizes, distance: 8)
        let frames = zip(sizes, packing.places).map {
            Rect(x: $1.x - 4, y: $1.y - 4, width: $0.width + 8, height: $0.height + 8)
        }
        for (index, frame) in frames.enumerated() { #expect(!frames[..<index].contains(where: frame.overlaps)) }
        #expect(frames.allSatisfy { $0.right - 4 <= packing.size.width && $0.bottom - 4 <= packing.size.height })
    }

    @Test("packed rectangles have an aspect ratio of about 3:2") func shape() {
        let size = Packing.pack([Size](repeating: Size(width: 20, height: 20), count: 150), distance: 10).size
        #expect((1.2...1.8).contains(Double(size.width) / Double(size.height)))
    }
}
