#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("Edits of a source") struct EditingTests {
    @Test("a member is added at the end of its type, and nothing else changes")
    func member() throws {
        var editor = SourceEditor("struct A {\n  let a = 1 // one\n  func b() {}\n}\nstruct B {}\n")
        try editor.append(member: "func c() {}", to: "A")
        try editor.append(member: "func d() {}", to: "B")
        #expect(
            editor.text
                == "struct A {\n  let a = 1 // one\n  func b() {}\n    func c() {}\n}\nstruct B {\n    func d() {}\n}\n"
        )
    }
    @Test(
        "an element is formatted like the others",
        arguments: [
            ("let a = [1]", "let a = [1, 2]"), ("let a = [1,]", "let a = [1, 2,]"),
            ("let a: [Int] = []", "let a: [Int] = [2]"), ("let a = [\n] as [Int]", "let a = [\n    2\n] as [Int]"),
            ("let a = [\n    1\n]", "let a = [\n    1,\n    2,\n]"),
            ("let a = [\n    1,\n]", "let a = [\n    1,\n    2,\n]"),
            ("let a = [\n  0,\n  1\n]", "let a = [\n  0,\n  1,\n  2\n]"),
            ("let a = [\n    1 // one\n]", "let a = [\n    1,\n    2, // one\n]"),
        ])
    func element(_ source: String, _ expected: String) throws {
        var editor = SourceEditor(source)
        try editor.append(element: "2", toArray: "a")
        #expect(editor.text == expected)
    }
    @Test("an element that doesn't fit on the line is added on a new line")
    func longElement() throws {
        let long = String(repeating: "a", count: 60)
        var editor = SourceEditor("let a = [\"\(long)\"]")
        try editor.append(element: "\"\(long)\"", toArray: "a")
        #expect(editor.text == "let a = [\"\(long)\",\n    \"\(long)\"]")
    }
    @Test("the first property of a type is added above its initializer")
    func firstProperty() throws {
        var editor = SourceEditor("struct A {\n    init() {}\n}\nstruct B {}\n")
        try editor.append(storage: "let a = 1", to: "A")
        try editor.append(storage: "let b = 1", to: "A")
        try editor.append(storage: "let c = 1", to: "B")
        #expect(
            editor.text
                == "struct A {\n    let a = 1\n    let b = 1\n\n    init() {}\n}\nstruct B {\n    let c = 1\n}\n")
    }
    @Test("a case is added before the default of a switch")
    func row() throws {
        var editor = SourceEditor(
            "struct A {\n    func f(_ i: Int) {\n        switch i {\n        default: 0\n        }\n    }\n}\n")
        try editor.append(case: "case 1: 1", to: "f", of: "A")
        #expect(
            editor.text
                == "struct A {\n    func f(_ i: Int) {\n        switch i {\n        case 1: 1\n        default: 0\n        }\n    }\n}\n"
        )
    }
    @Test("a case is added above the comment on a default")
    func rowAboveComment() throws {
        var editor = SourceEditor(
            "struct A {\n    var f: Int {\n        switch b {\n        case 1: 1  // one\n        // rest\n        default: 0\n"
                + "        }\n    }\n}\n")
        try editor.append(case: "case 2: 2", to: "f", of: "A")
        #expect(editor.text.contains("case 1: 1  // one\n        case 2: 2\n        // rest\n        default: 0\n"))
    }
    @Test("an import is added in alphabetical order, and only once")
    func imports() throws {
        var editor = SourceEditor("import B\npublic import D\n\n@testable import A\n")
        for module in ["C", "E", "A", "B"] { try editor.addImport(module) }
        #expect(editor.text == "import B\nimport C\npublic import D\nimport E\n\n@testable import A\n")
    }
    @Test("a declaration in a comment or a string isn't found")
    func comments() {
        var editor = SourceEditor("// struct A {}\nlet a = \"struct A {}\"\n")
        #expect(throws: CommandFault("there is no A")) { try editor.append(member: "func b() {}", to: "A") }
    }
    @Test("types inside build conditions and other types are found")
    func nested() throws {
        var editor = SourceEditor("#if os(Linux)\nstruct A {\n    struct B {\n        let a: Int\n    }\n}\n#endif\n")
        try editor.append(storage: "let b: Int", to: "A.B")
        #expect(editor.text.contains("        let a: Int\n        let b: Int\n    }\n"))
    }
}

@Suite("Unified diffs") struct UnifiedDiffTests {
    @Test("a change has three lines of context, and distant changes are separate hunks")
    func hunks() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("3\n4\n", with: "3\nx\n").replacing("19\n", with: "19\ny\n")
        #expect(
            UnifiedDiff.between(old, new, path: "a") == """
                --- a/a
                +++ b/a
                @@ -1,7 +1,7 @@
                 1
                 2
                 3
                -4
                +x
                 5
                 6
                 7
                @@ -17,4 +17,5 @@
                 17
                 18
                 19
                +y
                 20

                """)
    }
    @Test("the diff of a new file begins with /dev/null")
    func made() {
        #expect(UnifiedDiff.between(nil, "a\nb\n", path: "a") == "--- /dev/null\n+++ b/a\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    }
    @Test("the diff of equal texts is empty")
    func same() { #expect(UnifiedDiff.between("a\n", "a\n", path: "a").isEmpty) }
    @Test("git applies the diff, with any line endings", arguments: ["\n", "\r\n"], [true, false])
    func patch(_ lineEnd: String, endsWithOne: Bool) throws {
        func text(_ lines: [Int]) -> String {
            lines.map(String.init).joined(separator: lineEnd) + (endsWithOne ? lineEnd : "")
        }
        let folder = try TemporaryFolder()
        try folder.write("a.txt", text(Array(1...9)))
        let new = text([0, 1, 2, 4, 5, 6, 7, 8, 9, 10])
        let diff =
            UnifiedDiff.between(try folder.text("a.txt"), new, path: "a.txt")
            + UnifiedDiff.between(nil, "x\n", path: "b/c.txt")
        try folder.write("diff", diff)
        let path = folder.url.path(percentEncoded: false)
        let result = try run(["git", "-C", path, "apply", "diff"])
        #expect(result.status == 0, "\(result.output)")
        #expect(try folder.text("a.txt") == new)
        #expect(try folder.text("b/c.txt") == "x\n")
    }
}
#endif
