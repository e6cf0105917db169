import Foundation
import Testing

/// The ids of rules: in the tests that show them, in the article that lists them, and nowhere else.
@Suite("Rules")
struct RuleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    private static let article = "Sources/Waymark/Waymark.docc/TheRules.md"
    /// Letters and digits in drawings, which only look like ids.
    private static let drawings: Set = [
        "Examples/Challenge/Web/Sources/Components/Picture.swift", "Tools/Graph/Sources/Output/SVGShapes.swift",
        "Verification/Graph/Samples.swift",
    ]

    /// The ids in a text, but for what is percent-encoded or a part of a longer word.
    private static func ids(in text: String) -> Set<String> {
        let pattern = #/(^|[^%\w+\\-])([ABCDEFGHLMPSU]\d{1,2}|W-?[HML]?\d{1,2})(?=[^\w-]|$)/#
        return Set(
            text.split(separator: "\n").flatMap { line in line.matches(of: pattern).map { String($0.output.2) } })
    }
    /// The files of the repository that are written by hand, by their paths.
    private static func files() throws -> [String] {
        let folders = [
            "Sources", "Tests", "Hosts", "Tools", "Examples", "Fuzz", "Benchmarks", "Verification", ".ci", ".github",
        ]
        let kinds: Set = ["swift", "md", "py", "yml", "", "xml"]
        let skipped: Set = ["Seeds", "Workloads", "checkouts", "Signatures"]
        var paths = try FileManager.default.contentsOfDirectory(atPath: root.path()).filter {
            ["md", "swift"].contains(($0 as NSString).pathExtension) || $0 == "Makefile"
        }
        for folder in folders {
            let url = root.appending(path: folder)
            let entries = try #require(
                FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isRegularFileKey]))
            for case let entry as URL in entries {
                let name = entry.lastPathComponent
                if name.hasPrefix(".") || skipped.contains(name) {
                    entries.skipDescendants()
                } else if kinds.contains(entry.pathExtension),
                    try entry.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
                {
                    paths.append(String(entry.standardized.path().dropFirst(root.path().count)))
                }
            }
        }
        return paths
    }
    /// The ids that the names of a file's tests and suites start with.
    private static func named(in text: String) -> Set<String> {
        let names = text.matches(
            of: #/^\s*(?:@[A-Za-z]+ )*(?:@Test|@Suite)?\(?\s*"([A-Z][^":]*):/#.anchorsMatchLineEndings())
        return names.reduce(into: []) { $0.formUnion(ids(in: String($1.output.1))) }
    }
    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
    }
    /// Mutations are tests too: each names what has to catch it.
    private static func isTest(_ path: String) -> Bool {
        path.contains("Tests/") || path.hasPrefix("Verification/Mutations/")
    }
    /// The article's rows: id and file.
    private static func rows() throws -> [(id: String, file: String)] {
        try text(article).matches(of: #/\| ([A-Z-]+\d+) \| `(\S+)` \|/#).map {
            (String($0.output.1), String($0.output.2))
        }
    }

    @Test("ids of rules stand in tests and in one article")
    func nowhereElse() throws {
        let files = try Self.files().filter { !Self.isTest($0) && $0 != Self.article && !Self.drawings.contains($0) }
        #expect(files.count > 300)
        for file in files {
            let found = Self.ids(in: try Self.text(file))
            #expect(found == [], "\(file)")
        }
    }
    @Test("the article lists each id once, with a file whose tests name it")
    func listed() throws {
        let tests = try Self.files().filter { Self.isTest($0) && $0.hasSuffix(".swift") }
        let rows = try Self.rows()
        #expect(rows.count > 150 && Set(rows.map(\.id)).count == rows.count)
        for row in rows {
            let named = try tests.filter { $0.hasSuffix("/" + row.file) }.flatMap { try Self.named(in: Self.text($0)) }
            #expect(named.contains(row.id), "\(row.id) in \(row.file)")
        }
    }
    @Test("every id that the name of a test starts with is listed")
    func known() throws {
        let listed = Set(try Self.rows().map(\.id))
        for file in try Self.files() where Self.isTest(file) && file.hasSuffix(".swift") {
            #expect(Self.named(in: try Self.text(file)).subtracting(listed) == [], "\(file)")
        }
    }
}
