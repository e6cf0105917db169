import Foundation
import Testing

/// The errors that the compiler reports to users of the library.
@Suite("The compiler") struct CompilerTests {
    /// The folder of the modules that the tests' own build produced.
    private static let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "Modules")
    private static var isThere: Bool {
        FileManager.default.fileExists(atPath: modules.appending(path: "Waymark.swiftmodule").path())
    }

    /// Type-checks a file against the built library, and returns the errors in that file, in order.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - other: Another file to compile into the same module.
    private func errors(_ source: String, beside other: URL? = nil) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try source.write(to: file, atomically: true, encoding: .utf8)
        let files = [file.path()] + (other.map { [$0.path()] } ?? [])
        let command = try Command(
            ["swiftc", "-typecheck", "-swift-version", "6", "-I", Self.modules.path()] + files)
        let errors = command.errors.split(separator: "\n").filter { $0.hasPrefix(file.path()) }
            .compactMap { $0.split(separator: " error: ").dropFirst().first.map(String.init) }
        #expect((command.status == 0) == errors.isEmpty, "\(command.errors)")
        return errors
    }

    @Test("a GuardedNavigation without an access rule doesn't compile", .enabled(if: isThere))
    func ruleIsRequired() throws {
        let ruled = "var accessRule: AccessRule { .session() }"
        func route(_ body: String) -> String {
            "import Waymark\nenum Route: GuardedNavigation {\n    case home\n    \(body)\n}\n"
        }
        #expect(try errors(route(ruled)).isEmpty)
        #expect(try errors(route("")) == ["type 'Route' does not conform to protocol 'GuardedNavigation'"])
    }
    @Test("an AuthGuard of destinations without access rules doesn't compile", .enabled(if: isThere))
    func guardNeedsRules() throws {
        func guarded(_ conformance: String) -> String {
            "import Waymark\nenum Route: \(conformance) { case home }\nlet guarding: AuthGuard<Route>? = nil\n"
        }
        #expect(
            try errors(guarded("IncomingNavigation")) == [
                "type 'Route' does not conform to protocol 'GuardedNavigation'"
            ])
    }

    @Test(
        "a feature's link handler compiles only as a DeepLinkHandler of the feature's destinations",
        .enabled(if: isThere),
        arguments: [
            ("LineLinks", true), ("some DeepLinkHandler<Lines>", true), ("OtherLinks", false), ("LineLinks?", false),
            ("(any DeepLinkHandler<Lines>)?", false), ("String", false),
        ])
    func linkHandler(type: String, isFitting: Bool) throws {
        let value = type == "String" ? "\"\"" : type.hasPrefix("Other") ? "OtherLinks()" : "LineLinks()"
        let source = """
            import Waymark
            enum Lines: IncomingNavigation { case list }
            enum Others: IncomingNavigation { case list }
            struct LineLinks: DeepLinkHandler { func navigation(for link: ParsedLink) -> Lines? { .list } }
            struct OtherLinks: DeepLinkHandler { func navigation(for link: ParsedLink) -> Others? { .list } }
            struct LinesFeature: Feature {
                var deepLinkHandler: \(type) { \(value) }
                func mainScreen(navigator: any Navigator) -> String { "" }
                func screen(for navigation: Lines, navigator: any Navigator) -> String { "" }
            }

            """
        let said = try errors(source)
        #expect(said == (isFitting ? [] : ["type 'LinesFeature' does not conform to protocol 'Feature'"]))
    }

    @Test("without the trait Macros, the errors about @Links and @Link say how to enable it", .enabled(if: isThere))
    func macrosNeedTrait() throws {
        let macros = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Waymark/Links/Macros.swift").standardized
        let source = """
            import WaymarkLinks
            public enum PresentationType { case push, sheet }
            @Links enum Route {
                @Link("/home", as: .sheet) case home
            }

            """
        let hint = """
            needs the trait 'Macros' of the package waymark, which is on by default: leave 'traits:' out of the \
            dependency or add "Macros" to it. Without the trait, list the links with 'Links { … }'
            """
        #expect(
            Set(try errors(source, beside: macros)) == [
                "'Links(notingMissingLinks:)' is unavailable: @Links \(hint)",
                "'Link(_:as:)' is unavailable: @Link \(hint)",
            ])
    }
    #if !Macros
    @Test("a library built without the trait Macros gives errors that name the trait", .enabled(if: isThere))
    func builtWithoutMacros() throws {
        let source = "import Waymark\n@Links enum Route: Navigation {\n    @Link(\"/home\", as: .sheet) case home\n}\n"
        let said = Set(try errors(source))
        #expect(said.count == 2 && said.allSatisfy { $0.contains("needs the trait 'Macros'") }, "\(said)")
    }
    #endif
}
