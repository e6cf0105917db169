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
    /// Returns the names of the types in Apple's frameworks.
    private static func appleNames() throws -> Set<String> {
        Set(try lines("Verification/SwiftUI/Signatures/names.tsv").map { String($0.prefix { $0 != "\t" }) })
    }

    @Test("no public type has the name of a type in Apple's frameworks", arguments: modules)
    func clashes(_ module: String) throws {
        let types = try Self.topLevelTypes(of: module)
        let names = try Self.appleNames()
        #expect(types.count > 1 && names.count > 500)
        #expect(types.filter(names.contains) == [])
    }
}
