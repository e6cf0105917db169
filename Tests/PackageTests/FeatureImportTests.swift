import Foundation
import Testing

/// The imports of Challenge's features, in their sources and tests.
@Suite("Challenge's features")
struct FeatureImportTests {
    private let features = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Examples/Challenge/Features").standardized

    @Test("no feature imports another")
    func imports() throws {
        let files = try #require(FileManager.default.enumerator(at: features, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            let feature = try #require(file.path().split(separator: "/Features/").last?.split(separator: "/").first)
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            where line.contains("import ") {
                let module = line.split(separator: " ").last.map(String.init) ?? ""
                let isOther = module.hasPrefix("Challenge") && module != "ChallengeKit"
                #expect(!isOther || module == "Challenge\(feature)", "\(file.path())")
            }
        }
        #expect(count > 200)
    }
}
