#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("A generated app with web pages", .serialized) struct MadeWebAppTests {
    @Test("a new app with web pages builds without warnings, and its tests pass", arguments: [(true, 47), (false, 38)])
    func builds(tracker: Bool, tests: Int) async throws {
        let app = try (tracker ? MadeWebApp.tracked : MadeWebApp.plain).get()
        let result = try await app.swift("test")
        #expect(result.status == 0, "\(result.output.suffix(4_000))")
        #expect(result.output.contains("Test run with \(tests) tests"), "\(result.output.suffix(400))")
    }
    @Test("a new app serves its screens, and answers 404 for screens without a page and for other paths")
    func serves() async throws {
        let app = try MadeWebApp.tracked.get()
        let built = try await app.swift("build")
        try #require(built.status == 0, "\(built.output.suffix(4_000))")
        let port = try LoopbackPort()
        let server = Process()
        server.executableURL = MadeWebApp.scratch.appending(path: "debug/\(app.product)")
        server.environment = ["PORT": "\(port.number)"]
        let log = try ServerLog(of: server)
        try server.run()
        defer { server.terminate() }
        try await log.wait(for: " is at http://")
        for (path, status) in [
            ("/", 200), ("/home", 200), ("/home/about", 200), ("/recipe", 200), ("/recipe/7", 200),
            ("/recipe/edit/7", 200), ("/recipe/photos/7", 200), ("/recipe/share", 404), ("/note", 404),
            ("/nowhere", 404),
        ] {
            let page = try await ServedFile.fetch(#require(URL(string: port.address + path)))
            #expect(page.status == status && page.contentType == "text/html; charset=utf-8", "\(path)")
        }
    }
}

/// A generated app that is built where the examples are, with the same traits, so that shared dependencies, mostly
/// Hummingbird, are compiled once.
struct MadeWebApp: Sendable {
    static let tracked = Result { try MadeWebApp(tracker: true) }
    static let plain = Result { try MadeWebApp(tracker: false) }
    static let scratch = examples.appending(path: ".build")
    private static let examples = MadeApp.library.appending(path: "Examples")
    let product: String
    private let app: MadeApp

    private init(tracker: Bool) throws {
        app = try MadeApp(.features, tracker: tracker, pages: true)
        product = app.root.lastPathComponent.lowercased()
        // a screen and a feature without pages
        try Scaffold.addScreen(
            ScreenRequestText("share"), to: ScaffoldName("Recipe", of: "a feature"), in: Workspace(app.root), from: nil,
            style: nil, pages: false, tracker: false
        ).write()
        try Scaffold.addFeature(
            ScaffoldName("Note", of: "a feature"), to: Workspace(app.root), screens: ScreenRequestText.list("list"),
            from: nil, style: nil, pages: false, tracker: false
        ).write()
        let manifest = try String(contentsOf: Self.examples.appending(path: "Package.swift"), encoding: .utf8)
        let traits = try #require(manifest.firstMatch(of: #/path: "\.\.", (traits: \[.*?\])/#)).1
        try app.editManifest("traits: [\"Macros\", \"Web\"]", String(traits))
        let setting = ".defaultIsolation(MainActor.self)"
        try app.editManifest(setting, "\(setting), .treatAllWarnings(as: .error)")
        // uses the versions of the examples' dependencies, if they have been resolved
        let versions = Self.examples.appending(path: "Package.resolved")
        if FileManager.default.fileExists(atPath: versions.path(percentEncoded: false)) {
            try FileManager.default.copyItem(at: versions, to: app.root.appending(path: "Package.resolved"))
        }
    }

    /// Runs `swift test` or `swift build`.
    func swift(_ command: String) async throws -> (status: Int32, output: String) {
        try await onOwnThread { [app] in try app.swift(command, scratch: Self.scratch) }
    }
}
#endif
