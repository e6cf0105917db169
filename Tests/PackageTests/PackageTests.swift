import Foundation
import Testing

/// The promises that the package makes to its clients.
@Suite("The package", .serialized)
struct PackageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// Returns the identities of the packages that SwiftPM resolves for a package that uses a product of this one.
    private func dependencies(product: String, traits: String) throws -> Set<String> {
        let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appending(path: "Sources/Client")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try "import Foundation\n".write(to: sources.appending(path: "Client.swift"), atomically: true, encoding: .utf8)
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "client", platforms: [.macOS(.v14)],
                dependencies: [.package(name: "waymark", path: "\(Self.root.path())", traits: [\(traits)])],
                targets: [.target(name: "Client", dependencies: [.product(name: "\(product)", package: "waymark")])])
            """
        try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let command = try Command(
            "swift", "package", "--package-path", folder.path(), "show-dependencies", "--format", "json")
        #expect(command.status == 0, "\(command.errors)")
        struct Node: Decodable { let identity: String, dependencies: [Node] }
        // drops SwiftPM's messages before the JSON
        let json = command.output.drop { $0 != "{" }
        func all(_ node: Node) -> [String] { node.dependencies.flatMap { [$0.identity] + all($0) } }
        return Set(all(try JSONDecoder().decode(Node.self, from: Data(json.utf8))))
    }

    @Test(
        "without traits, a client of any product resolves no other package",
        arguments: [
            "Waymark", "WaymarkAssociation", "WaymarkLinks", "WaymarkTesting", "WaymarkInspector", "waymark",
        ])
    func noOtherPackage(_ product: String) throws {
        let found = try dependencies(product: product, traits: "")
        #expect(found.count == 1, "\(found)")
    }
    @Test(
        "a trait resolves only the package that it is for",
        arguments: [
            ("Waymark", ".defaults", "swift-syntax"), ("waymark", "\"Tools\"", "swift-argument-parser"),
            ("WaymarkInspector", "\"Inspector\"", "flyingfox"),
        ])
    func trait(_ product: String, _ traits: String, _ package: String) throws {
        let found = try dependencies(product: product, traits: traits)
        #expect(found.count == 2 && found.contains(package), "\(found)")
    }
    @Test(
        "the core imports only Observation and its own modules, and in a few files Foundation",
        arguments: ["WaymarkLinks", "WaymarkAssociation", "Waymark"])
    func imports(_ module: String) throws {
        var allowed: Set = ["Observation", "WaymarkLinks", "FoundationEssentials", "Foundation"]
        if module == "WaymarkAssociation" { allowed.insert("Waymark") }
        // only these files may import Foundation, for dates, JSON and URLs
        let foundation: Set = [
            "StandardParameters.swift", "AppleAssociation.swift",
            "AndroidAssociation.swift", "AssociationJSON.swift",
            "AuthGuard.swift", "NavigationTiming.swift", "Session.swift", "LinkTable+URL.swift",
            "SavedDocument.swift", "RestorationStore.swift",
        ]
        let sources = Self.root.appending(path: "Sources/\(module)")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let keyword = words.firstIndex(of: "import"), keyword <= 1, keyword + 1 < words.count else {
                    continue
                }
                let name = String(words[keyword + 1])
                // Apple's os module, for the log
                if name == "os" {
                    #expect(file.lastPathComponent == "FailureReporter.swift")
                    continue
                }
                #expect(allowed.contains(name), "\(file.lastPathComponent) imports \(name)")
                if name.hasPrefix("Foundation") { #expect(foundation.contains(file.lastPathComponent)) }
            }
        }
        #expect(count > 4)
    }

    /// Returns the line of each `default:` in a Swift text, and the names of the cases before it in the same `switch`.
    private func defaults(in text: String) -> [(line: Int, cases: Set<String>)] {
        var found: [(Int, Set<String>)] = []
        var open: [(indent: Int, cases: Set<String>)] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let indent = line.prefix { $0 == " " }.count
            let words = line.trimmingPrefix { $0 == " " }
            if words.hasPrefix("//") { continue }
            open.removeAll { $0.indent > indent || ($0.indent == indent && words.hasPrefix("}")) }
            if words.hasPrefix("default:"), let last = open.last { found.append((number + 1, last.cases)) }
            if words.hasPrefix("case "), !open.isEmpty {
                let names = words.prefix { $0 != ":" }.split { !$0.isLetter && $0 != "." }.filter { $0.hasPrefix(".") }
                open[open.count - 1].cases.formUnion(names.map { String($0.dropFirst()) })
            }
            if words.contains("switch "), words.hasSuffix("{") { open.append((indent, [])) }
        }
        return found
    }
    @Test("no switch over a presentation or modal style has a default")
    func noDefaults() throws {
        let example = "switch style {\ncase .sheet: 1\ndefault: 2\n}"
        #expect(defaults(in: example).map(\.cases) == [["sheet"]])
        let files = ["Sources", "Tools"].flatMap { folder in
            FileManager.default.enumerator(at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL } ?? []
        }
        var count = 0
        for file in files where file.pathExtension == "swift" {
            count += 1
            for (line, cases) in defaults(in: try String(contentsOf: file, encoding: .utf8)) {
                #expect(
                    cases.isDisjoint(with: ["push", "sheet", "fullScreen", "cover"]),
                    "\(file.lastPathComponent):\(line) has a default")
            }
        }
        #expect(count > 150)
    }

    @Test("CI builds with -cross-module-optimization")
    func crossModuleOptimization() throws {
        func lines(_ path: String) throws -> [Substring] {
            try String(contentsOf: Self.root.appending(path: path), encoding: .utf8).split(separator: "\n")
        }
        #expect(try lines(".ci/commands").contains(".ci/optimized"))
        #expect(
            try lines(".ci/optimized").contains {
                $0.hasPrefix("swift build -c release") && $0.contains("-cross-module-optimization")
            })
    }
}
