#if Tools
import Foundation
import Testing

@testable import WaymarkTool

/// Tests that generate apps in one folder, build them without warnings, and run their tests. The apps share a scratch
/// path, so the library is built once.
@Suite("Generated apps", .serialized) struct MadeAppTests {
    @Test(
        arguments: [
            (Scaffold.Style.features, true, 35), (.features, false, 28), (.router, false, 14), (.oneRouter, false, 25),
            (.routes, false, 13),
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

/// A generated app with an added feature and three added screens. Two of the screens are opened from `detail`, which
/// has a value.
struct MadeApp {
    let root: URL

    init(_ style: Scaffold.Style, tracker: Bool, below folder: URL = Self.folder) throws {
        let name = try ScaffoldName(
            style.rawValue.replacing("-", with: "") + (tracker ? "Tracked" : ""), of: "an app")
        root = folder.appending(path: name.type)
        try? FileManager.default.removeItem(at: root)
        let app = try ScaffoldApp(name: name, style: style, hasTracker: tracker)
        try Scaffold.makeApp(
            app, at: root, LibraryLocation(Self.library.path(percentEncoded: false)),
            screens: ScreenRequest.list("home,about")
        ).write()
        let recipe = try ScaffoldName("Recipe", of: "a feature")
        try Scaffold.addFeature(recipe, to: Workspace(root), screens: ScreenRequest.list("list,detail")).write()
        for (screen, origin) in [("edit:id", nil), ("photos:id", "detail"), ("rate", "detail")] {
            try Scaffold.addScreen(
                ScreenRequest(screen), to: recipe, in: Workspace(root),
                from: origin.map { try ScaffoldName($0, of: "a screen") }
            ).write()
        }
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
