#if Tools
import Foundation
import Testing

@testable import WaymarkTool

/// Tests that make apps in one folder, build them without warnings, and run their tests. The apps share a scratch path,
/// so the library is built once.
@Suite("Generated apps", .serialized) struct MadeAppTests {
    @Test(
        arguments: [
            (Scaffold.Style.features, true, 143), (.features, false, 100), (.router, false, 91),
            (.oneRouter, false, 62), (.routes, false, 23),
        ])
    func `a new app builds without warnings, and its tests pass`(
        _ style: Scaffold.Style, tracker: Bool, tests: Int
    ) throws {
        let app = try MadeApp(style, tracker: tracker)
        let result = try app.test()
        #expect(result.status == 0, "\(result.output.suffix(4_000))")
        #expect(result.output.contains("Test run with \(tests) tests"), "\(result.output.suffix(400))")
    }
}

/// An app, to which two features and two screens are added as the command says. One of the screens has no identifier, and
/// one of the features is the first to which another one leads.
struct MadeApp {
    let root: URL

    init(_ style: Scaffold.Style, tracker: Bool, below folder: URL = Self.folder) throws {
        let name = try ScaffoldName(
            style.rawValue.replacing("-", with: "") + (tracker ? "Tracked" : ""), of: "an app")
        root = folder.appending(path: name.type)
        try? FileManager.default.removeItem(at: root)
        func scaffold() throws -> Scaffold {
            try Scaffold(style, app: name, hasTrackers: tracker, in: Workspace(root))
        }
        var app = try scaffold()
        try app.makeApp(
            features: ScaffoldName.features("Home,Recipe"), screens: ScreenRequest.list("detail:id"),
            LibraryLocation(Self.library.path(percentEncoded: false)))
        try app.workspace.write()
        let feature = style == .routes ? nil : try ScaffoldName("recipe", of: "a feature")
        for screen in ["edit:id", "rating"] {
            var app = try scaffold()
            try app.addScreen(ScreenRequest(screen), to: feature)
            try write(app.workspace)
        }
        guard let feature else { return }
        for (new, origin) in [("Shop", feature), ("photoBook", .home)] {
            var app = try scaffold()
            try app.addFeature(
                ScaffoldName(new, of: "a feature"), screens: ScreenRequest.list("detail:id,about"), from: origin)
            try write(app.workspace)
        }
    }

    /// Writes the files, and does what the command prints for the existing ones.
    private func write(_ workspace: Workspace) throws {
        try workspace.write()
        let asked = Self.folder.appending(path: "asked.txt").path(percentEncoded: false)
        try Data(workspace.additions.map(\.description).joined(separator: "\n").utf8).write(to: URL(filePath: asked))
        let script = Self.library.appending(path: "Verification/SwiftUI/follow.py").path(percentEncoded: false)
        let result = try run(["sh", "-c", "'\(script)' '\(root.path(percentEncoded: false))' < '\(asked)'"])
        try #require(result.status == 0, "\(result.output)")
    }

    static let library = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        .standardizedFileURL
    /// The folder of generated apps. It is emptied before the first app of a run, because SwiftPM doesn't notice moved
    /// files.
    static let folder = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-made")
        try? FileManager.default.removeItem(at: folder)
        return folder
    }()

    /// Runs `swift test`. The macros come from the plugin that this package has built, which avoids building
    /// swift-syntax again.
    func test() throws -> (status: Int32, output: String) {
        let manifest = root.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let declaration = "path: \"\(Self.library.path(percentEncoded: false))\""
        try #require(text.contains(declaration))
        try Data(text.replacing(declaration, with: declaration + ", traits: []").utf8).write(to: manifest)
        let plugin = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "WaymarkMacrosPlugin-tool").path(percentEncoded: false)
        try #require(FileManager.default.fileExists(atPath: plugin), "\(plugin)")
        let scratch = Self.folder.appending(path: ".build")
        // removes the build plan of another package, which SwiftPM would take for this one's
        let plan = scratch.appending(path: "debug.yaml")
        try? FileManager.default.removeItem(at: plan)
        defer { try? FileManager.default.removeItem(at: plan) }
        // keeps the order of traits, which become compiler flags
        return try run([
            "SWIFT_DETERMINISTIC_HASHING=1", "swift", "test", "--package-path", root.path(percentEncoded: false),
            "--scratch-path", scratch.path(percentEncoded: false), "-Xswiftc", "-DMacros", "-Xswiftc",
            "-warnings-as-errors", "-Xswiftc", "-load-plugin-executable", "-Xswiftc", "\(plugin)#WaymarkMacrosPlugin",
        ])
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
