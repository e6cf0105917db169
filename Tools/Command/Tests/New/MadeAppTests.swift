#if Tools
import Foundation
import Testing
import WaymarkTool

/// Tests that generate apps in one folder, build them without warnings, and run their tests. The apps share a scratch
/// path, so the library is built once.
@Suite("Generated apps", .serialized) struct MadeAppTests {
    @Test(
        "new apps build without warnings, and their tests pass",
        arguments: [
            (Scaffold.Style.features, true, 35), (.features, false, 28), (.router, false, 14), (.oneRouter, false, 25),
            (.routes, false, 13),
        ])
    func builds(_ style: Scaffold.Style, tracker: Bool, tests: Int) async throws {
        let app = try MadeApp(style, tracker: tracker)
        let result = try await onOwnThread { try app.test() }
        #expect(result.status == 0, "\(result.output.suffix(4_000))")
        #expect(result.output.contains("Test run with \(tests) tests"), "\(result.output.suffix(400))")
    }
}

@Suite("Lint in generated apps") struct MadeAppLintTests {
    @Test(
        "lint finds nothing in new apps",
        arguments: [
            (Scaffold.Style.features, true), (.features, false), (.router, false), (.oneRouter, false),
            (.routes, false),
        ])
    func lint(_ style: Scaffold.Style, tracker: Bool) async throws {
        let folder = try TemporaryFolder()
        let app = try MadeApp(style, tracker: tracker, below: folder.url)
        let read = try await SourceReader.read(app.root)
        #expect(Linter.findings(in: read).map { "\($0)" } == [])
        // the app is named after the module that the sources in `Apple` import, not after that folder
        #expect(read.apps.map(\.name) == ["\(app.root.lastPathComponent)App"])
    }
    @Test("lint finds nothing in a folder with several new apps, whose manifests declare paths")
    func several() async throws {
        let folder = try TemporaryFolder()
        for style in [Scaffold.Style.features, .router] { _ = try MadeApp(style, tracker: false, below: folder.url) }
        let read = try await SourceReader.read(folder.url)
        #expect(Linter.findings(in: read).map { "\($0)" } == [])
        #expect(read.apps.map(\.name) == ["FeaturesApp", "RouterApp"])
    }
}

/// A generated app with an added feature and three added screens. Two of the screens are opened from `detail`, which
/// has a value.
struct MadeApp {
    let root: URL

    init(_ style: Scaffold.Style, tracker: Bool, below folder: URL = Self.folder) throws {
        let name = try ScaffoldName(
            style.rawValue.replacing("-", with: "") + (tracker ? "Tracked" : ""), of: "an app")
        root = folder.appending(path: name.type)
        try? FileManager.default.removeItem(at: root)
        let library = LibraryLocation(Self.library.path(percentEncoded: false), from: root)
        try Scaffold.makeApp(
            name, at: root, library, screens: ScreenRequestText.list("home,about"), style: style,
            tracker: tracker
        ).write()
        let recipe = try ScaffoldName("Recipe", of: "a feature")
        try Scaffold.addFeature(
            recipe, to: Workspace(root), screens: ScreenRequestText.list("list,detail"), from: nil, style: nil,
            tracker: false
        ).write()
        for (screen, origin) in [("edit:id", nil), ("photos:id", "detail"), ("rate", "detail")] {
            try Scaffold.addScreen(
                ScreenRequestText(screen), to: recipe, in: Workspace(root),
                from: origin.map { try ScaffoldName($0, of: "a screen") }, style: nil, tracker: false
            ).write()
        }
    }

    static let library = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        .standardizedFileURL
    /// The folder of generated apps. It is emptied before the first app of a run, because SwiftPM caches plugins and
    /// doesn't notice moved files.
    static let folder = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-made")
        try? FileManager.default.removeItem(at: folder)
        return folder
    }()

    /// Makes the manifest enable these traits of the library, and no others.
    func ask(for traits: [String]) throws {
        let dependency = ".package(name: \"waymark\", path: \"\(Self.library.path(percentEncoded: false))\""
        try editManifest(dependency + ")", dependency + ", traits: \(traits))")
    }
    func editManifest(_ old: String, _ new: String) throws {
        let manifest = root.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try #require(text.contains(old))
        try text.replacing(old, with: new).write(to: manifest, atomically: true, encoding: .utf8)
    }

    /// Runs `swift test`. The macros come from the plugin that this package has built, which avoids building
    /// swift-syntax again.
    func test() throws -> (status: Int32, output: String) {
        try ask(for: [])
        let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let plugin = products.appending(path: "WaymarkMacrosPlugin-tool").path(percentEncoded: false)
        try #require(FileManager.default.fileExists(atPath: plugin), "\(plugin)")
        return try swift(
            "test", scratch: Self.folder.appending(path: ".build"), "-Xswiftc", "-DMacros", "-Xswiftc",
            "-warnings-as-errors", "-Xswiftc", "-load-plugin-executable", "-Xswiftc", "\(plugin)#WaymarkMacrosPlugin")
    }

    /// Runs SwiftPM with a scratch path shared by several packages.
    func swift(_ command: String, scratch: URL, _ arguments: String...) throws -> (status: Int32, output: String) {
        // removes the build plan of another package, which SwiftPM would take for this one's
        let plan = scratch.appending(path: "debug.yaml")
        try? FileManager.default.removeItem(at: plan)
        defer { try? FileManager.default.removeItem(at: plan) }
        // keeps the order of traits, which become compiler flags
        return try run(
            [
                "SWIFT_DETERMINISTIC_HASHING=1", "swift", command, "--package-path", root.path(percentEncoded: false),
                "--scratch-path", scratch.path(percentEncoded: false),
            ] + arguments)
    }
}

/// Runs a command. Returns its status, and its standard output and standard error in one text.
func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory.appending(path: "waymark-output-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
}
#endif
