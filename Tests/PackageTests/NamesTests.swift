import Foundation
import Testing

/// The library's public names, as listed in docs/api, compared with those of frameworks that apps also import.
@Suite("The library's public names")
struct NamesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    private static let modules = [
        "WaymarkLinks", "WaymarkAssociation", "Waymark", "WaymarkSwiftUI", "WaymarkTesting",
    ]

    private static func lines(_ path: String) throws -> [Substring] {
        try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
    }
    /// Returns the public types of a module that aren't nested.
    private static func topLevelTypes(of module: String) throws -> [String] {
        try lines("docs/api/\(module).txt").compactMap { line in
            let parts = line.split(separator: " | ", maxSplits: 1)
            let words = parts[1].split(separator: " ")
            // a macro can't conflict with a type, and the name of a member contains a dot or an argument list
            guard !parts[0].contains("."), !parts[0].contains("("), !words.contains("macro") else { return nil }
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
            return words.contains(where: kinds.contains) ? String(parts[0]) : nil
        }
    }
    /// Returns the names of the types in Apple's frameworks, each with a flag that is true for those of SwiftUI.
    private static func appleNames() throws -> [(name: String, isSwiftUI: Bool)] {
        try lines("Verification/SwiftUI/Signatures/names.tsv").map { line in
            let columns = line.split(separator: "\t")
            return (String(columns[0]), columns.count > 1)
        }
    }

    @Test("no public type has the name of a type in Apple's frameworks", arguments: modules)
    func clashes(_ module: String) throws {
        let types = try Self.topLevelTypes(of: module)
        let names = Set(try Self.appleNames().map(\.name))
        #expect(types.count > 2 && names.count > 500)
        #expect(types.filter(names.contains) == [])
    }
    @Test("the SwiftUI stub declares every type that names.tsv lists as SwiftUI's")
    func stub() throws {
        let folder = Self.root.appending(path: "Simulator/Sources/SwiftUI")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var declared: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            where line.contains("public ") && !line.hasPrefix(" ") {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                for (kind, name) in zip(words, words.dropFirst())
                where ["struct", "class", "enum", "protocol", "actor", "typealias"].contains(kind) {
                    declared.insert(name)
                }
            }
        }
        #expect(try Self.appleNames().filter(\.isSwiftUI).map(\.name).filter { !declared.contains($0) } == [])
    }
    @Test(
        "Names.swift of the adapter's tests, which imports SwiftUI, mentions every public type",
        arguments: [
            "WaymarkLinks", "Waymark", "WaymarkSwiftUI", "WaymarkTesting",
        ])
    func mentions(_ module: String) throws {
        let mentioned = Set(
            try Self.lines("Simulator/Tests/AdapterTests/Names.swift").compactMap {
                $0.split(separator: " = ").last.map(String.init)
            })
        #expect(try Self.topLevelTypes(of: module).filter { !mentioned.contains($0) } == [])
    }
}
