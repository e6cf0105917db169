import Foundation
import Testing

/// The code in articles, skills and READMEs has to be compiled and run: in the tests, in the adapter's tests, or in the
/// examples.
@Suite("The code in articles")
struct ArticleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized
    /// The folders in which the code is run. `Verification/SwiftUI/run` compiles the views and taps through them.
    private static let folders = ["Tests", "Tools", "Simulator/Tests", "Examples"]
    /// The pieces that can't be compiled here, each with an article, its first line and a reason.
    private static let exceptions = [
        Piece(
            article: "README.md",
            lines: [".package(name: \"waymark\", path: \"../waymark\"),  // a checkout beside the app"],
            reason: "a line of the reader's manifest")
    ]

    /// A piece of Swift code in an article.
    private struct Piece {
        let article: String
        var number = 0
        var lines: [String]
        var reason = ""
    }
    private static let articles: [URL] = {
        let found = ["Sources", "Tools"].flatMap { folder in
            let files = FileManager.default.enumerator(
                at: root.appending(path: folder), includingPropertiesForKeys: nil)
            return files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "md" } ?? []
        }
        return found.sorted { $0.path() < $1.path() } + skills + readmes + [root.appending(path: "README.md")]
    }()
    /// The READMEs of examples that have a table of symbols and files.
    private static let readmes = ["Challenge", "RouterPerFeature", "OneRouter", "Shell"].map {
        root.appending(path: "Examples/\($0)/README.md")
    }
    /// The skills for coding agents, one in each folder.
    private static let skills: [URL] = {
        let folders = try? FileManager.default.contentsOfDirectory(
            at: root.appending(path: "skills"), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (folders ?? []).filter(\.hasDirectoryPath).map { $0.appending(path: "SKILL.md") }.sorted {
            $0.path() < $1.path()
        }
    }()
    /// Returns the name of an article for failures. Skills and the examples' READMEs share a file name, so theirs
    /// includes the folder.
    private static func name(of article: URL) -> String {
        let name = article.lastPathComponent
        guard name == "SKILL.md" || readmes.contains(article) else { return name }
        return "\(article.deletingLastPathComponent().lastPathComponent)/\(name)"
    }
    private static func pieces(of article: URL) throws -> [Piece] {
        var pieces: [Piece] = []
        var isSwift = false
        for (number, line) in try String(contentsOf: article, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        ).enumerated() {
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("```") {
                isSwift = words == "```swift"
                if isSwift { pieces.append(Piece(article: name(of: article), number: number + 1, lines: [])) }
            } else if isSwift {
                pieces[pieces.count - 1].lines.append(String(line))
            }
        }
        // a block of a skill that is a file is made, compiled and run by the tests of `waymark new`
        return pieces.filter { $0.lines.first?.wholeMatch(of: #/\/\/ [\w{}.\/+-]+\.swift/#) == nil }
    }

    /// Returns the code of a text for comparison, as a C string: without spaces, line breaks, comments, `@main`, and
    /// the namespaces such as `TabArticle` in which tests declare an article's types.
    private static func code(of text: String) -> [UInt8] {
        var text = text
        if text.contains("Article.") { text = text.replacing(#/\b\w+Article\./#, with: "") }
        var code: [UInt8] = []
        var isComment = false
        var last: UInt8 = 10
        var beforeLast: UInt8 = 10
        for byte in Array(text.replacing("@main ", with: "").utf8) {
            if byte == 10 { isComment = false }
            if byte == 47, last == 47, beforeLast <= 32, !isComment {
                isComment = true
                code.removeLast()
            }
            if byte > 32, !isComment { code.append(byte) }
            (beforeLast, last) = (last, byte)
        }
        return code + [0]
    }
    private static let sources: [(file: String, code: [UInt8])] = {
        folders.flatMap { folder in
            FileManager.default.enumerator(
                at: root.appending(path: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles
            )?.compactMap { $0 as? URL } ?? []
        }.filter { $0.pathExtension == "swift" && $0.path() != URL(filePath: #filePath).path() }.compactMap { file in
            (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, code(of: $0)) }
        }
    }()
    /// Returns the number of leading lines that a source contains in order.
    private static func held(_ lines: [[UInt8]], by source: [UInt8]) -> Int {
        source.withUnsafeBufferPointer { source in
            source.withMemoryRebound(to: CChar.self) { source in
                guard var rest = source.baseAddress else { return 0 }
                for (count, line) in lines.enumerated() {
                    let found = line.withUnsafeBufferPointer { line in
                        line.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { strstr(rest, $0) } }
                    }
                    guard let found else { return count }
                    rest = UnsafePointer(found) + (line.count - 1)
                }
                return lines.count
            }
        }
    }
    /// Returns the first line of a piece that the closest source lacks, and that source's file name; nil if a source
    /// contains all lines in order.
    private static func missing(of piece: Piece) -> (line: String, source: String)? {
        let lines = piece.lines.map { (text: $0, code: code(of: $0)) }.filter { $0.code.count > 1 }
        let best = sources.map { (file: $0.file, count: held(lines.map(\.code), by: $0.code)) }.max {
            $0.count < $1.count
        }
        guard let best, best.count < lines.count else { return nil }
        return (lines[best.count].text.trimmingCharacters(in: .whitespaces), best.file)
    }

    @Test("every piece of Swift is found line by line in one source that is compiled and tested", arguments: articles)
    func standsInSources(_ article: URL) throws {
        for piece in try Self.pieces(of: article) {
            if Self.exceptions.contains(where: { $0.article == piece.article && $0.lines[0] == piece.lines.first }) {
                continue
            }
            guard let missing = Self.missing(of: piece) else { continue }
            Issue.record(
                "\(piece.article):\(piece.number): no test has the line `\(missing.line)`; \(missing.source) comes closest"
            )
        }
    }
    @Test("pieces are found, and each one that isn't compiled has a reason")
    func exceptions() throws {
        let pieces = try Self.articles.flatMap(Self.pieces)
        #expect(Self.articles.count > 30 && pieces.count > 100 && Self.sources.count > 300)
        for exception in Self.exceptions {
            let piece = try #require(
                pieces.first { $0.article == exception.article && $0.lines.first == exception.lines[0] })
            #expect(Self.missing(of: piece) != nil, "it is compiled now; remove it from the exceptions")
            #expect(!exception.reason.isEmpty)
        }
    }
    @Test("the comparison ignores spaces, comments, a namespace and @main, but not the order of lines")
    func counting() throws {
        let written = "@main struct A {  // an app\n    let url = \"a://b\"\n}\n// the end"
        let held = "enum AppArticle {\n  // an app\n  struct A { let url =\n \"a://b\" }\n}"
        #expect(Self.code(of: written) == Array("structA{leturl=\"a://b\"}\0".utf8))
        func count(_ lines: [String]) -> Int { Self.held(lines.map(Self.code), by: Self.code(of: held)) }
        #expect(count(["@main struct A {", "    let url = \"a://b\"", "}"]) == 3)
        #expect(count(["    let url = \"a://b\"", "struct A {"]) == 1)
        #expect(Self.code(of: "extension AppArticle.A {}") == Self.code(of: "extension A {}"))
    }
    /// Returns the cells of a README's tables of symbols and files, row by row.
    private static func rows(of readme: URL) throws -> [[Substring]] {
        var isInTable = false
        return try String(contentsOf: readme, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        ).compactMap { line in
            if line.hasPrefix("| There | Here | File |") {
                isInTable = true
                return nil
            }
            isInTable = isInTable && line.hasPrefix("|")
            guard isInTable, !line.hasPrefix("|-") else { return nil }
            return line.split(separator: "|", omittingEmptySubsequences: false)
        }
    }
    @Test("a row of an example's table has files that exist and symbols that are in them", arguments: readmes)
    func tables(_ readme: URL) throws {
        let rows = try Self.rows(of: readme)
        #expect(rows.count > 10)
        for row in rows {
            let files = row[3].matches(of: #/`([^`]+)`/#).map { String($0.1) }
            let texts = files.compactMap { file in
                [readme.deletingLastPathComponent(), Self.root].lazy.compactMap { folder in
                    try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
                }.first
            }
            #expect(texts.count == files.count, "\(Self.name(of: readme)): a file of '\(row[3])' doesn't exist")
            for symbol in row[2].matches(of: #/`\.?(?:[A-Za-z0-9_]+\.)*([A-Za-z0-9_]+)/#).map(\.1) {
                let word = try Regex("\\b\(symbol)\\b").wordBoundaryKind(.simple)
                let isFound = texts.contains { $0.contains(word) }
                #expect(isFound, "\(Self.name(of: readme)): no file of '\(row[3])' has '\(symbol)'")
            }
        }
    }
    @Test("each path below Examples/ in an article exists", arguments: articles)
    func paths(_ article: URL) throws {
        let text = try String(contentsOf: article, encoding: .utf8)
        for path in text.matches(of: #/Examples\/[A-Za-z0-9_\/+.-]*[A-Za-z0-9_]/#).map({ String($0.output) }) {
            let exists = FileManager.default.fileExists(atPath: Self.root.appending(path: path).path())
            #expect(exists, "\(Self.name(of: article)) names '\(path)', which doesn't exist: correct the path")
        }
    }
    @Test("a skill has its folder's name, and says when to use it", arguments: skills)
    func frontMatter(_ skill: URL) throws {
        let lines = try String(contentsOf: skill, encoding: .utf8).components(separatedBy: "\n")
        try #require(lines.count > 4)
        #expect(lines[0] == "---" && lines[3] == "---")
        #expect(lines[1] == "name: \(skill.deletingLastPathComponent().lastPathComponent)")
        #expect(lines[2].hasPrefix("description: ") && lines[2].contains(". Use when "))
        // a second colon would be invalid YAML
        #expect(lines[2].components(separatedBy: ": ").count == 2)
    }
}
