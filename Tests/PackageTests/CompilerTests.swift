import Foundation
import Testing

/// What the compiler asks of those who use the library, so that nothing has to be found out while an app runs.
@Suite("The compiler") struct CompilerTests {
    /// Where the build that this test belongs to has its modules.
    private static let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "Modules")
    private static var isThere: Bool {
        FileManager.default.fileExists(atPath: modules.appending(path: "Waymark.swiftmodule").path())
    }

    /// The errors of a file that imports the library, in the order in which the compiler says them.
    private func errors(_ source: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try source.write(to: file, atomically: true, encoding: .utf8)
        let command = try Command(
            "swiftc", "-typecheck", "-swift-version", "6", "-I", Self.modules.path(), file.path())
        let errors = command.errors.split(separator: "\n").filter { $0.hasPrefix(file.path()) }
            .compactMap { $0.split(separator: " error: ").dropFirst().first.map(String.init) }
        #expect((command.status == 0) == errors.isEmpty, "\(command.errors)")
        return errors
    }

    @Test("G17: a guarded type that states no rule does not compile", .enabled(if: isThere))
    func ruleIsRequired() throws {
        let ruled = "var accessRule: AccessRule { .session() }"
        func route(_ body: String) -> String {
            "import Waymark\nenum Route: GuardedNavigation {\n    case home\n    \(body)\n}\n"
        }
        #expect(try errors(route(ruled)).isEmpty)
        #expect(try errors(route("")) == ["type 'Route' does not conform to protocol 'GuardedNavigation'"])
    }
    @Test("G17: a router whose destinations state no rule cannot be protected by rules", .enabled(if: isThere))
    func guardNeedsRules() throws {
        func guarded(_ conformance: String) -> String {
            "import Waymark\nenum Route: \(conformance) { case home }\nlet guarding: AuthGuard<Route>? = nil\n"
        }
        #expect(
            try errors(guarded("IncomingNavigation")) == [
                "type 'Route' does not conform to protocol 'GuardedNavigation'"
            ])
    }
}
