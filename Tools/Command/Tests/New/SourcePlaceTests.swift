#if Tools
import Testing

@testable import WaymarkTool

@Suite("Places in sources") struct SourcePlaceTests {
    private static let source = """
        import Apples
        import Waymark

        struct Shop {
            let name: String

            func open() {
                switch name {
                default: break
                }
            }
        }
        """

    private func changed(_ kind: Substring, at anchors: Substring = "", _ text: [String]) -> [Substring]? {
        SourcePlace(kind: kind, anchors: anchors).inserting(text, into: Self.source)?.split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    @Test func `an import is inserted in alphabetical order`() {
        #expect(changed("import", ["Pears"])?[0..<3] == ["import Apples", "import Pears", "import Waymark"])
        #expect(changed("import", ["Zebras"])?[0..<3] == ["import Apples", "import Waymark", "import Zebras"])
    }
    @Test func `an import that is there isn't repeated`() {
        #expect(changed("import", ["Apples"])?.joined(separator: "\n") == Self.source)
    }
    @Test func `a line is inserted after another`() {
        #expect(
            changed("after", at: "let name", ["let id: Int"])?[4..<6] == ["    let name: String", "    let id: Int"])
    }
    @Test func `a line after the beginning of a block is in the block`() {
        #expect(changed("after", at: "struct Shop", ["let id: Int"])?[3..<5] == ["struct Shop {", "    let id: Int"])
    }
    @Test func `cases have the indentation of their switch`() {
        #expect(
            changed("end", at: "func open( … switch", ["case \"a\": close()"])?[8..<11]
                == ["        default: break", "        case \"a\": close()", "        }"])
    }
    @Test func `a member is inserted at the end of a block`() {
        #expect(
            changed("end", at: "struct Shop", ["", "func close() {", "}"])?.suffix(5)
                == ["    }", "", "    func close() {", "    }", "}"])
    }
    @Test func `a member of an empty block has no blank line above it`() {
        let place = SourcePlace(kind: "end", anchors: "struct Shop")
        #expect(
            place.inserting(["", "let id: Int"], into: "struct Shop {\n}\n") == "struct Shop {\n    let id: Int\n}\n")
    }
    @Test(arguments: [
        ("struct Other", Self.source), ("func open( … struct Shop", Self.source), ("struct Shop", "struct Shop {}\n"),
        ("struct Shop", "struct Shop {\r\n}\r\n"), ("struct Shop", ""),
    ])
    func `a source without the place stays as it is`(_ anchors: String, _ source: String) {
        #expect(SourcePlace(kind: "end", anchors: anchors[...]).inserting(["let id: Int"], into: source) == nil)
    }
    @Test func `a source without imports has no place for one`() {
        #expect(SourcePlace(kind: "import", anchors: "").inserting(["Pears"], into: "struct Shop {}\n") == nil)
    }
}
#endif
