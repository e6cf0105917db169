import Foundation
import Testing

/// What articles show is what is compiled and run: in these tests, in the adapter's, and in the examples.
@Suite("The articles' code is what is run")
struct ArticleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized
    /// What holds the code of these articles. The views are compiled and tapped through by `make verify-swiftui`.
    private static let folders = [
        "Tests/WaymarkTests/Articles", "Verification/SwiftUI/Checks/Tests/AdapterTests", "Examples/Bazaar",
        "Examples/Notes", "Examples/Shell",
    ]

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").map(code)
    }
    /// A line as it counts: without its margins, and without what is noted behind it.
    private static func code(_ line: String) -> String {
        line.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
    }
    private static func sources() throws -> Set<String> {
        var lines: Set<String> = []
        for folder in folders {
            let folder = root.appending(path: folder)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files) where file.pathExtension == "swift" {
                lines.formUnion(try Self.lines(of: file))
            }
        }
        return lines
    }

    @Test(
        "every line of Swift stands in a source that is compiled and tested",
        arguments: [
            "IfYouKnowARouterPerFeature", "IfYouKnowCoordinatorsAndFeatures", "IfYouKnowTrackers",
            "IfYouKnowOneGenericRouter", "IfYouKnowRoutesAndAccess", "AddingARoute",
        ])
    func standsInSources(_ article: String) throws {
        let file = Self.root.appending(path: "Sources/Waymark/Waymark.docc/\(article).md")
        let text = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let sources = try Self.sources()
        var isSwift = false
        var count = 0
        for line in text {
            if line.hasPrefix("```") {
                isSwift = line == "```swift"
                continue
            }
            let code = Self.code(line)
            guard isSwift, !code.isEmpty else { continue }
            count += 1
            // apart, so that a failure does not print every source
            let stands = sources.contains(code)
            #expect(stands, "no test runs this line of \(article): \(code)")
        }
        #expect(count > 20)
        #expect(text.count <= 121, "an article of this kind fits on two screens")
    }
}
