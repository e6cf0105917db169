#if Tools
import Foundation
import Testing
import WaymarkTool

@Suite("The command plugin") struct PluginTests {
    @Test("the plugin lints the app's package, and exits with the command's status", .timeLimit(.minutes(5)))
    func lint() async throws {
        let folder = try TemporaryFolder()
        let app = try PluginApp(in: folder.url)
        let clean = try await onOwnThread { try app.lint() }
        #expect(clean.status == 0 && clean.output.hasSuffix("no findings\n"), "\(clean.output.suffix(4_000))")

        let file = app.root.appending(path: "App/Broken.swift")
        try "enum Broken {\n".write(to: file, atomically: true, encoding: .utf8)
        let faulty = try await onOwnThread { try app.lint() }
        #expect(faulty.status == 1, "\(faulty.output.suffix(4_000))")
        #expect(faulty.output.contains("App/Broken.swift:"), "\(faulty.output.suffix(4_000))")
    }
}

/// An app whose package declares the plugin itself, with the command that was built with these tests. The plugin of a
/// dependency would build the command, and swift-syntax, a second time.
private struct PluginApp {
    let root: URL

    init(in folder: URL) throws {
        let app = try MadeApp(.routes, tracker: false, below: folder)
        root = app.root
        // without the library, whose package declares the same targets; nothing of the app is compiled
        try """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "routes",
            targets: [
                .target(name: "RoutesApp", path: ".", sources: ["App", "Core", "Features"]),
                .executableTarget(name: "WaymarkCommand"),
                .plugin(
                    name: "WaymarkPlugin", capability: .command(intent: .custom(verb: "waymark", description: "")),
                    dependencies: ["WaymarkCommand"]),
            ])

        """.write(to: root.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let plugins = root.appending(path: "Plugins")
        try FileManager.default.createDirectory(at: plugins, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: plugins.appending(path: "WaymarkPlugin"),
            withDestinationURL: MadeApp.library.appending(path: "Tools/Command/Plugin"))
        let command = root.appending(path: "Sources/WaymarkCommand")
        try FileManager.default.createDirectory(at: command, withIntermediateDirectories: true)
        let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "waymark")
        try """
        import Foundation

        var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        execv("\(built.path(percentEncoded: false))", &arguments)
        exit(127)

        """.write(to: command.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    }

    func lint() throws -> (status: Int32, output: String) {
        try run(["swift", "package", "--package-path", root.path(percentEncoded: false), "waymark", "lint"])
    }
}
#endif
