#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("Deeply nested sources", .timeLimit(.minutes(10)))
struct DeepSourceTests {
    /// A source in which a text is repeated.
    struct Source: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        var testDescription: String { name }

        init(_ name: String, _ start: String, _ piece: String, _ count: Int, _ middle: String = "", _ end: String = "")
        {
            self.name = "\(name), \(count) times"
            text =
                start + String(repeating: piece, count: count) + middle + String(repeating: end, count: count) + "\n"
        }
    }
    private func problems(_ text: String) async throws -> [Finding] {
        let project = try Project(["App/Route.swift": "enum Route: Navigation { case home }\n", "App/Deep.swift": text])
        let read = try await project.read()
        #expect(read.model.navigations.map(\.name).contains("Route"), "the other files are read")
        return Linter.findings(in: read).filter { [.syntaxError, .unreadableFile].contains($0.rule) }
    }

    @Test(
        "a source that nests too deeply is a finding, and the others are read",
        arguments: [
            Source("brackets of types", "let y = ", "[", 22), Source("brackets of types", "let y = ", "[", 100_000),
            Source("brackets of types, closed", "let y: ", "[", 40, "Int", "]"),
            Source("calls", "let m = a", ".b()", 4_000), Source("generic calls", "let m = a", ".b<C, D>()", 4_000),
            Source("calls", "let m = a", ".b()", 10_000), Source("subscripts", "let m = a", "[0]", 4_000),
            Source("optional chains", "let m = a", "?.b", 4_000),
            Source("#if", "", "#if A\n", 4_000, "", "#endif\n"), Source("#if without an end", "", "#if A\n", 4_000),
            Source("else if", "func f() { if a {}", " else if a {}", 8_000, "}"),
            Source("parentheses", "let y = ", "(", 4_000, "1", ")"), Source("blocks", "func f() ", "{", 4_000, "", "}"),
            Source("interpolations", "let y = ", "\"\\(", 4_000, "1", ")\""),
            Source("types", "", "enum A { ", 4_000, "", "}"),
            Source("generics", "let y: ", "A<", 4_000, "A", ">"), Source("generics", "let y = ", "A<", 4_000, "A", ">"),
            Source("effects", "let y: ", "async ", 4_000, "A"),
            Source("effects", "let y: ", "async nonisolated ", 4_000, "A"),
            Source("types of lists", "let y = ", "A<[", 18, "A", "]>"),
            Source("types of tuples", "let y = ", "[(", 18, "A", ")]"),
            Source("cases", "let y: A = ", ".a(", 4_000, "1", ")"),
        ])
    func deep(_ source: Source) async throws {
        let findings = try await problems(source.text)
        #expect(findings.map(\.rule) == [.unreadableFile])
        #expect(findings.first?.place.file == "App/Deep.swift")
        #expect(findings.first?.message.contains("so it isn't read: simplify it, or exclude it") == true)
    }
    @Test(
        "a source with a token repeated many times is read or reported, and the others are read",
        arguments: [
            Source("arrows", "let y: ", "A -> ", 1_000, "A"), Source("optionals", "let y: A", "?", 1_000),
            Source("closures", "let m = a", " {}", 1_000), Source("members of types", "let y: A", ".B", 1_000),
            Source("generics", "let y: ", "A<", 1_000, "A", ">"),
            Source("generics in an expression", "let y = ", "A<", 24, "A", ">"),
            Source("try", "let y = ", "try ", 1_000, "a"),
            Source("await", "let y = ", "await ", 1_000, "a"), Source("some", "let y: ", "some ", 1_000, "A"),
            Source("inout", "let y: (", "inout ", 1_000, "A)"), Source("repeat", "let y: ", "repeat ", 1_000, "A"),
            Source("let", "func f() { if case ", "let ", 1_000, "x = a {} }"),
            Source("if", "let y = ", "if ", 1_000, "a {}"), Source("questions", "let y = ", "a ? b : ", 1_000, "c"),
            Source("assignments", "let y = ", "a = ", 1_000, "c"),
            Source("labels", "func f() { ", "a: ", 1_000, "while a {} }"),
            Source("comments", "", "/* ", 1_000, "", "*/ "), Source("prefixes", "let y = ", "- ", 1_000, "1"),
            Source("tuples of types", "let y = ", "(A, ", 24, "A", ")"),
            Source("attributes", "", "@a ", 1_000, "let x = 1"),
            Source("funcs", "", "func ", 1_000), Source("key paths", "let y = \\A", ".b", 1_000),
            Source("each", "let y = ", "each ", 1_000, "a"), Source("copy", "let y = ", "copy ", 1_000, "a"),
            Source("macros", "let y = ", "#a ", 1_000), Source("dictionary types", "let y = ", "[A: ", 12, "A", "]"),
        ])
    func words(_ source: Source) async throws {
        for finding in try await problems(source.text) { #expect(finding.place.file == "App/Deep.swift") }
    }
    @Test("a source with ordinary nesting has no findings")
    func ordinary() async throws {
        let chain = "let view = a\n" + String(repeating: "    .padding(1)\n", count: 300)
        let lists = "let grid = [" + String(repeating: "[[[1, 2], [3]], [[4]]],\n", count: 1_000) + "]\n"
        let blocks = String(repeating: "func f() { if a < b { g() } else if c { h { $0 } } }\n", count: 300)
        let texts = String(repeating: "let s = \"((([[[{{{ \\(x)\" // ((({{{\n", count: 300)
        let raw = String(
            repeating: "let r = #\"[[[ \"( \"#, t = \"\"\"\n {{{ \"(\" [[[\n\"\"\", e = /[({]\\/[[]/\n", count: 400)
        let conditions = String(repeating: "#if DEBUG\nlet x = 1\n#elseif A\n#else\n#endif\n", count: 300)
        let branches = "func g() {\n" + String(repeating: "if a { b() } else { c() }\n", count: 1_000) + "}\n"
        let comments = String(repeating: "/* [[[ /* {{{ */ ((( */ let c = a / b / c\n", count: 300)
        for text in [chain, lists, blocks, texts, raw, conditions, branches, comments] {
            #expect(try await problems(text).isEmpty, "\(text.prefix(60))")
        }
    }
    @Test("the reported place is the first one beyond the limit")
    func place() throws {
        let text = "let a = 1\nlet b = " + String(repeating: "(", count: SourceNesting.depth + 1)
        let excess = #expect(throws: SourceNesting.Excess.self) { try SourceNesting.check(text) }
        #expect(excess?.offset == text.utf8.count - 1)
        try SourceNesting.check(String(text.dropLast()))
    }
    @Test("no declaration is found in a source that nests too deeply")
    func editing() {
        let editor = SourceEditor("enum A {}\nlet m = a" + String(repeating: ".b()", count: 20_000))
        #expect(!editor.declares("A"))
    }
}
#endif
