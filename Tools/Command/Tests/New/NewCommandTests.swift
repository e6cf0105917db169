#if Tools
import ArgumentParser
import Foundation
import Testing

@testable import WaymarkTool

@Suite("waymark new") struct NewCommandTests {
    private let folder: TemporaryFolder
    private var app: URL { folder.url.appending(path: "Recipes") }

    init() throws {
        folder = try TemporaryFolder()
        try makeApp().write()
    }
    private func scaffold(_ style: Scaffold.Style = .features) throws -> Scaffold {
        try Scaffold(style, app: ScaffoldName("Recipes", of: "an app"), in: Workspace(app))
    }
    private func makeApp() throws -> Workspace {
        var scaffold = try scaffold()
        try scaffold.makeApp(
            features: ScaffoldName.features("Home,Recipe"), screens: ScreenRequest.list("detail:id"),
            LibraryLocation("https://example.org/waymark.git"))
        return scaffold.workspace
    }
    private func addFeature(_ name: String, from: String? = "Home") throws -> Workspace {
        var scaffold = try scaffold()
        try scaffold.addFeature(
            ScaffoldName(name, of: "a feature"), screens: ScreenRequest.list("detail:id"),
            from: from.map { try ScaffoldName($0, of: "a feature") })
        return scaffold.workspace
    }
    private func run(_ arguments: String...) throws {
        var command = try WaymarkTool.parseAsRoot(["new"] + arguments)
        try command.run()
    }

    @Test func `an app is refused if one of its files exists`() throws {
        #expect(throws: CommandFault.self) { try makeApp() }
    }
    @Test func `a feature that exists is refused`() throws {
        let fault = #expect(throws: CommandFault.self) { try addFeature("Recipe") }
        #expect(fault?.description.hasSuffix("which isn't overwritten") == true)
    }
    @Test func `a source of the same name elsewhere is refused`() throws {
        try folder.write("Recipes/Old/ShopFeature.swift", "")
        let fault = CommandFault("there is already a file ShopFeature.swift, which isn't overwritten")
        #expect(throws: fault) { try addFeature("Shop") }
    }
    @Test func `planning writes nothing`() throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: app.path(percentEncoded: false))
        #expect(try addFeature("Shop").files.isEmpty == false)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: app.path(percentEncoded: false)) == before)
    }
    @Test func `a new feature changes no file, and says what to add`() throws {
        let before = try texts()
        try run("feature", "Shop", "--from", "Home", "--in", app.path())
        let after = try texts()
        #expect(before.allSatisfy { after[$0] == $1 } && after.count > before.count)
        let additions = try addFeature("Cart").additions.map(\.description)
        #expect(additions.contains("add to Package.swift, in `let features = [`, at the end:\n    \"Cart\",\n"))
        let redirect = "AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"
        #expect(
            additions.contains {
                $0.hasPrefix("add to \(redirect), in ") && $0.hasSuffix("    case .cart: CartIncomingNavigation.list\n")
            })
    }
    @Test func `an addition names the file where it is`() throws {
        let path = "Recipes/AppKit/Sources/AppContainer.swift"
        try folder.write("Recipes/Main/AppContainer.swift", folder.text(path))
        try FileManager.default.removeItem(at: folder.url.appending(path: path))
        #expect(try addFeature("Shop").additions.contains { $0.path == "Main/AppContainer.swift" })
    }
    @Test func `a screen needs a feature unless the app has routes`() throws {
        #expect(throws: CommandFault("add --feature, with the feature that gets the screen")) {
            try run("screen", "share", "--in", app.path())
        }
        #expect(throws: CommandFault("an app of routes has no features: leave out --feature")) {
            try run("screen", "share", "--feature", "Home", "--style", "routes", "--in", app.path())
        }
        #expect(throws: CommandFault("an app of routes has screens only: waymark new screen")) {
            try run("feature", "Shop", "--style", "routes", "--in", app.path())
        }
    }
    @Test func `a feature is made in an empty folder, and beside other files`() throws {
        try folder.write("Old/Main.swift", "print(1)\n")
        try run(
            "feature", "Shop", "--app", "Old", "--style", "one-router", "--in", folder.url.appending(path: "Old").path()
        )
        #expect(try folder.text("Old/Features/Shop/Sources/ShopFeature.swift").contains("enum ShopFeature"))
        #expect(try folder.text("Old/Main.swift") == "print(1)\n")
    }
    @Test func `a feature and a screen are made beside the other features, wherever they are`() throws {
        try FileManager.default.createDirectory(at: app.appending(path: "Libraries"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: app.appending(path: "Features"), to: app.appending(path: "Libraries/Features"))
        #expect(try addFeature("Shop").files.keys.contains("Libraries/Features/Shop/Sources/ShopFeature.swift"))
        var scaffold = try scaffold()
        try scaffold.addScreen(ScreenRequest("edit"), to: ScaffoldName("Recipe", of: "a feature"))
        #expect(scaffold.workspace.files.keys.allSatisfy { $0.hasPrefix("Libraries/Features/Recipe/") })
        #expect(scaffold.workspace.additions.contains { $0.path.hasPrefix("Libraries/Features/Recipe/Sources/") })
    }
    @Test func `a folder without a manifest needs the app's name`() {
        let fault = #expect(throws: CommandFault.self) { try run("feature", "Shop", "--in", folder.url.path()) }
        #expect(fault?.description.contains("add --app") == true)
    }
    @Test func `the files of a folder say which style its app has`() throws {
        #expect(Workspace(app).style == .features && !Workspace(app).hasTrackers)
        try folder.write("Recipes/HomeListTracker.swift", "")
        #expect(Workspace(app).hasTrackers)
        let empty = folder.url.appending(path: "empty").path()
        #expect(throws: CommandFault("the folder's files don't say which style the app has: add --style")) {
            try run("feature", "A", "--app", "B", "--in", empty)
        }
    }
    @Test(arguments: [Scaffold.Style.router, .oneRouter, .routes])
    func `only apps of features have trackers`(_ style: Scaffold.Style) {
        #expect(throws: CommandFault("only the style 'features' has trackers; a router reports with track(with:)")) {
            try Scaffold(style, app: ScaffoldName("Other", of: "an app"), hasTrackers: true, in: Workspace(app))
        }
    }
    @Test func `the manifest has the library's location`() throws {
        let manifest = try folder.text("Recipes/Package.swift")
        #expect(manifest.contains(".package(url: \"https://example.org/waymark.git\", branch: \"main\")"))
    }

    private func texts() throws -> [String: String] {
        let files = FileManager.default.enumerator(at: app, includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }.reduce(into: [:]) {
            $0[$1.path()] = try String(contentsOf: $1, encoding: .utf8)
        }
    }
}
#endif
