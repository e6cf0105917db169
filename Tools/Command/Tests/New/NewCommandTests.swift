#if Tools
import ArgumentParser
import Foundation
import Testing

@testable import WaymarkTool

@Suite("waymark new") struct NewCommandTests {
    private let folder: TemporaryFolder
    private var app: URL { folder.url.appending(path: "Recipes") }
    private static let redirect = "AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"

    init() throws {
        folder = try TemporaryFolder()
        try makeApp().write()
    }
    private func makeApp(
        _ style: Scaffold.Style = .features, named name: String = "Recipes", screens: String = "home,about"
    ) throws -> Workspace {
        let app = try ScaffoldApp(
            name: ScaffoldName(name, of: "an app"), style: style, hasTracker: style == .features)
        return try Scaffold.makeApp(
            app, at: folder.url.appending(path: name), LibraryLocation("https://example.org/waymark.git"),
            screens: ScreenRequest.list(screens))
    }
    private func addFeature(_ name: String, from: String = "Home") throws -> Workspace {
        try Scaffold.addFeature(
            ScaffoldName(name, of: "a feature"), to: Workspace(app), screens: ScreenRequest.list("list,detail"),
            from: ScaffoldName(from, of: "a feature"))
    }
    private func addScreen(_ name: String, to feature: String?, from: String? = nil) throws -> Workspace {
        try Scaffold.addScreen(
            ScreenRequest(name), to: feature.map { try ScaffoldName($0, of: "a feature") }, in: Workspace(app),
            from: from.map { try ScaffoldName($0, of: "a screen") })
    }

    @Test func `an app is refused if one of its files exists`() throws {
        #expect(throws: CommandFault("there is already a file Package.swift, which isn't overwritten")) {
            try makeApp()
        }
    }
    @Test func `a screen is refused if a source has the name of one of its files`() throws {
        #expect(throws: CommandFault("there is already a file RouteView.swift, which isn't overwritten")) {
            try makeApp(.routes, named: "Other", screens: "home,route")
        }
    }
    @Test func `a feature that exists is refused`() throws {
        try addFeature("Recipe").write()
        #expect(throws: CommandFault("there is already a file RecipeFeature.swift, which isn't overwritten")) {
            try addFeature("Recipe")
        }
    }
    @Test func `a feature or screen that doesn't exist can't lead to another`() throws {
        let fault = CommandFault("there is no feature Shop: there is no file ShopIncomingNavigation.swift")
        #expect(throws: fault) { try addFeature("Recipe", from: "Shop") }
        #expect(throws: fault) { try addScreen("list", to: "Shop") }
        #expect(throws: CommandFault("Home has no screen help")) { try addScreen("share", to: "Home", from: "help") }
    }
    @Test func `a screen needs a feature in an app of features`() throws {
        #expect(throws: CommandFault("add --feature, with the feature that gets the screen")) {
            try addScreen("share", to: nil)
        }
    }
    @Test func `a folder without an app is refused`() throws {
        let workspace = Workspace(folder.url.appending(path: "missing"))
        let fault = #expect(throws: CommandFault.self) {
            try Scaffold.addFeature(
                ScaffoldName("Recipe", of: "a feature"), to: workspace, screens: ScreenRequest.list("list"))
        }
        #expect(fault?.description.hasPrefix("there is no app here") == true)
    }
    @Test(arguments: [Scaffold.Style.router, .oneRouter, .routes])
    func `only apps of features have trackers`(_ style: Scaffold.Style) {
        #expect(throws: CommandFault("only the style 'features' has trackers; a router reports with track(with:)")) {
            try ScaffoldApp(name: ScaffoldName("Other", of: "an app"), style: style, hasTracker: true)
        }
    }
    @Test(arguments: [Scaffold.Style.router, .oneRouter, .routes])
    func `an app of another style than features needs two screens`(_ style: Scaffold.Style) {
        #expect(throws: CommandFault("the first screen needs another one to lead to: --screens list,detail")) {
            try makeApp(style, named: "Other", screens: "home")
        }
    }
    @Test func `planning a feature writes nothing`() throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: app.path(percentEncoded: false))
        #expect(try addFeature("Recipe").changes["Package.swift"] == .changed)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: app.path(percentEncoded: false)) == before)
    }
    @Test func `a text that has no place in a source is a step to do by hand`() throws {
        try folder.write("Recipes/\(Self.redirect)", "import Waymark\nstruct AppNavigationRedirect {\n}\n")
        let planned = try addFeature("Recipe")
        let expected = "add to \(Self.redirect):\n    case let outgoing as HomeOutgoingNavigation: redirect(outgoing)\n"
        #expect(planned.notes == [expected])
        #expect(planned.changes["Features/Recipe/Sources/RecipeFeature.swift"] == .made)
    }
    @Test func `a missing source is a step to do by hand`() throws {
        try FileManager.default.removeItem(at: app.appending(path: "AppKit/Tests"))
        #expect(try addFeature("Recipe").notes.allSatisfy { $0.hasPrefix("add to AppNavigationRedirectTests:\n") })
    }
    @Test func `nothing leads to a screen if the first one can't be read`() throws {
        try folder.write("Recipes/Features/Home/Sources/HomeFeature.swift", "struct HomeFeature {}\n")
        #expect(try addFeature("Recipe").notes == ["no first screen is found that could lead to RecipeList"])
    }
    @Test func `a step to do by hand ends the command with 1`() throws {
        try folder.write("Recipes/\(Self.redirect)", "")
        var command = try WaymarkTool.parseAsRoot(["new", "feature", "Recipe", "--in", app.path()])
        #expect(throws: ExitCode(1)) { try command.run() }
        #expect(try folder.text("Recipes/Features/Recipe/Sources/RecipeFeature.swift").isEmpty == false)
    }
}
#endif
