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
    private func makeApp(_ style: Scaffold.Style = .features) throws -> Workspace {
        try Scaffold.makeApp(
            ScaffoldName("Recipes", of: "an app"), at: app,
            LibraryLocation("https://example.org/waymark.git", from: app),
            screens: ScreenRequestText.list("home,about"), style: style,
            tracker: style == .features)
    }
    private func addFeature(_ name: String, to workspace: Workspace? = nil) throws -> Workspace {
        try Scaffold.addFeature(
            ScaffoldName(name, of: "a feature"), to: workspace ?? Workspace(app),
            screens: ScreenRequestText.list("list,detail"), from: nil, style: nil, tracker: false)
    }

    @Test("a new app is refused if one of its files exists")
    func overwriting() throws {
        let manifest = app.appending(path: "Package.swift").path(percentEncoded: false)
        #expect(throws: CommandFault("\(manifest) exists already, and isn't overwritten")) {
            try makeApp()
        }
    }
    @Test("a screen whose types exist is refused")
    func sameType() throws {
        let root = folder.url.appending(path: "Other")
        #expect(throws: CommandFault("there is already a type RouteView: choose another name for the screen")) {
            try Scaffold.makeApp(
                ScaffoldName("Other", of: "an app"), at: root,
                LibraryLocation("https://example.org/waymark.git", from: root),
                screens: ScreenRequestText.list("home,route"), style: .routes, tracker: false)
        }
    }
    @Test("a feature that exists is refused")
    func twice() throws {
        try addFeature("Recipe").write()
        #expect(throws: CommandFault("there is already a feature Recipe")) { try addFeature("Recipe") }
    }
    @Test(
        "trackers are refused for other styles than features",
        arguments: [Scaffold.Style.router, .oneRouter, .routes])
    func onlyFeatures(_ style: Scaffold.Style) {
        let message =
            "only apps of the style 'features' have a tracker for each screen; a router reports with track(with:)"
        #expect(throws: CommandFault(message)) {
            try Scaffold.makeApp(
                ScaffoldName("Other", of: "an app"), at: folder.url.appending(path: "Other"),
                LibraryLocation("https://example.org/waymark.git", from: app),
                screens: ScreenRequestText.list("home,about"), style: style, tracker: true)
        }
    }
    @Test(
        "an app with a single screen is refused for other styles than features",
        arguments: [Scaffold.Style.router, .oneRouter, .routes])
    func oneScreen(_ style: Scaffold.Style) {
        #expect(throws: CommandFault("the first screen needs another one to lead to: --screens list,detail")) {
            try Scaffold.makeApp(
                ScaffoldName("Other", of: "an app"), at: folder.url.appending(path: "Other"),
                LibraryLocation("https://example.org/waymark.git", from: app),
                screens: ScreenRequestText.list("home"), style: style, tracker: false)
        }
    }
    @Test(
        "titles and row texts are readable words",
        arguments: [
            ("Recipe", "list", "Show all recipes", "Recipes"), ("City", "list", "Show all cities", "Cities"),
            ("Dish", "list", "Show all dishes", "Dishes"), ("Recipe", "detail:id", "Show recipe", "Recipe"),
            ("Recipe", "edit:id", "Edit recipe", "Edit recipe"), ("Recipe", "add", "Add a recipe", "Add recipe"),
            ("Event", "share", "Share an event", "Share event"),
            ("Recipe", "photos:id", "Show the photos of recipe", "Recipe photos"),
            ("Home", "about", "About Recipes", "About"), ("Home", "settings", "Go to settings", "Settings"),
        ])
    func words(_ feature: String, _ screen: String, _ row: String, _ title: String) throws {
        let values = try ScaffoldScreen(
            feature: ScaffoldName(feature, of: "a feature"), request: ScreenRequestText(screen)
        ).values(in: ScaffoldApp(name: ScaffoldName("Recipes", of: "an app"), style: .features))
        #expect([values["row"], values["Title"]] == [row, title])
    }
    @Test("adding a feature with a tracker to an app without one is refused")
    func noTracker() throws {
        let root = folder.url.appending(path: "Silent")
        try Scaffold.makeApp(
            ScaffoldName("Silent", of: "an app"), at: root,
            LibraryLocation("https://example.org/waymark.git", from: root),
            screens: ScreenRequestText.list("home"), style: .features, tracker: false
        ).write()
        #expect(
            throws: CommandFault(
                "AppContainer has no tracker: give its 'init' a parameter 'tracker: any Tracker', and pass one")
        ) {
            try Scaffold.addFeature(
                ScaffoldName("Recipe", of: "a feature"), to: Workspace(root),
                screens: ScreenRequestText.list("list"), from: nil, style: nil, tracker: true)
        }
    }
    @Test("without a manifest, its change is reported as a manual step")
    func noManifest() throws {
        try FileManager.default.removeItem(at: app.appending(path: "Package.swift"))
        let notes = try addFeature("Recipe").notes
        #expect(
            notes == [
                "Package.swift: there is no such file; add '\"Recipe\"' to Package.swift"
            ])
    }
    @Test("planning a feature writes nothing")
    func planned() throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: app.path(percentEncoded: false))
        #expect(try !addFeature("Recipe").diff.isEmpty)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: app.path(percentEncoded: false)) == before)
    }
    @Test("git applies the diff, which gives the files that would be written")
    func diff() throws {
        let planned = try addFeature("Recipe")
        try folder.write("diff", planned.diff)
        let result = try run([
            "git", "-C", app.path(percentEncoded: false), "apply", "-p1",
            folder.url.appending(path: "diff").path(percentEncoded: false),
        ])
        #expect(result.status == 0, "\(result.output)")
        for path in planned.paths { #expect(try folder.text("Recipes/\(path)") == planned[path]) }
    }
    @Test("a source that can't be edited is reported as a manual step, and new files are made nevertheless")
    func byHand() throws {
        let path = "AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"
        try folder.write("Recipes/\(path)", "import Waymark\nstruct AppNavigationRedirect {}\n")
        let planned = try addFeature("Recipe")
        #expect(
            planned.notes == [
                "\(path): AppNavigationRedirect has no 'redirect'; add 'case let outgoing as "
                    + "HomeOutgoingNavigation: redirect(outgoing)' to AppNavigationRedirect"
            ])
        #expect(planned.isNew("Features/Recipe/Sources/RecipeFeature.swift"))
    }
    @Test("a template of the app is used instead of the built-in one")
    func ownTemplate() throws {
        try folder.write(
            "Recipes/.waymark/templates/features/screen", "=== Screens/{{Screen}}.swift\n// {{Screen}} in {{App}}\n")
        #expect(try addFeature("Recipe")["Screens/RecipeDetail.swift"] == "// RecipeDetail in Recipes\n")
    }
    @Test("new templates writes the templates of each style and the common ones, which then replace the built-in ones")
    func templates() throws {
        var command = try WaymarkTool.parseAsRoot(["new", "templates", "--in", app.path(percentEncoded: false)])
        try command.run()
        let before = try addFeature("Recipe")
        for style in Scaffold.Style.allCases {
            #expect(try folder.text("Recipes/.waymark/templates/\(style.rawValue)/app").hasPrefix("=== "))
        }
        try folder.write("Recipes/.waymark/templates/common/screen", "=== Views/{{Screen}}View.swift\n// {{Title}}\n")
        let after = try addFeature("Recipe")
        #expect(after["Views/RecipeDetailView.swift"] == "// Recipe\n")
        let models = "Features/Recipe/Sources/Presentation/RecipeDetail/ViewModels/RecipeDetailViewModel.swift"
        #expect(after[models] != nil && after[models] == before[models])
    }
    @Test("the error about an unknown placeholder names the template")
    func unknownPlaceholder() throws {
        try folder.write("Recipes/.waymark/templates/features/screen", "{{Colour}}\n")
        #expect(
            throws: CommandFault("the template .waymark/templates/features/screen: there is no value 'Colour'")
        ) {
            try addFeature("Recipe")
        }
    }
    @Test("a template's line that names no file is an error")
    func missingName() throws {
        try folder.write("Recipes/.waymark/templates/features/screen", "=== \n// {{Screen}}\n")
        #expect(throws: CommandFault("a template has a line '===' that names no file or type")) {
            try addFeature("Recipe")
        }
    }
    @Test(
        "names that can't be a type, a case and a part of a link are refused",
        arguments: [
            ("", "the name of a screen is empty"),
            ("1st", "'1st' can't be the name of a screen: use ASCII letters and digits, and begin with a letter"),
            ("../x", "'../x' can't be the name of a screen: use ASCII letters and digits, and begin with a letter"),
            ("default", "'default' can't be the name of a screen: it is reserved in Swift"),
            ("Self", "'Self' can't be the name of a screen: it is reserved in Swift"),
            ("init", "'init' can't be the name of a screen: it is reserved in Swift"),
            ("type", "'type' can't be the name of a screen: it is reserved in Swift"),
        ])
    func names(_ text: String, _ message: String) {
        #expect(throws: CommandFault(message)) { try ScaffoldName(text, of: "a screen") }
    }
    @Test(
        "a name has a form for each use",
        arguments: [
            ("recipeBook", "RecipeBook", "recipeBook", "recipe-book", "Recipe book"),
            ("URLList", "URLList", "urlList", "url-list", "Url list"), ("FAQ", "FAQ", "faq", "faq", "Faq"),
            ("list", "List", "list", "list", "List"),
        ])
    func forms(_ text: String, type: String, member: String, slug: String, title: String) throws {
        let name = try ScaffoldName(text, of: "a screen")
        #expect([name.type, name.member, name.slug, name.title] == [type, member, slug, title])
    }
    @Test(
        "the library is declared by URL or by path",
        arguments: [
            (
                "https://example.org/a/Waymark.git",
                ".package(url: \"https://example.org/a/Waymark.git\", branch: \"main\")", "waymark"
            ),
            ("git@example.org:a/waymark", ".package(url: \"git@example.org:a/waymark\", branch: \"main\")", "waymark"),
            ("/opt/waymark", ".package(name: \"waymark\", path: \"/opt/waymark\")", "waymark"),
        ])
    func library(_ text: String, _ declaration: String, _ package: String) {
        let location = LibraryLocation(text, from: app)
        #expect(location.declaration == declaration)
        #expect(location.package == package)
    }
    @Test("a relative path to the library is converted to one from the new package")
    func relative() {
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let location = LibraryLocation("../waymark", from: here.appending(path: "Recipes"))
        #expect(location.declaration == ".package(name: \"waymark\", path: \"../../waymark\")")
    }
    @Test(
        "a value can't have the name of one of the screen's dependencies",
        arguments: ["navigator", "router", "Tracker"])
    func valueNames(_ name: String) {
        let fault = #expect(throws: CommandFault.self) { try ScreenRequestText("detail:\(name)") }
        #expect(
            fault?.description.hasSuffix(" can't be the name of a value: every screen has a parameter of that name")
                == true)
    }
    @Test("the first screen can't have a value, so 'detail' gets none there")
    func firstValue() throws {
        #expect(throws: CommandFault("the first screen, 'edit', can't have a value")) {
            try ScreenRequestText.list("edit:id,list")
        }
        #expect(try ScreenRequestText.list("detail,edit:id").map(\.value) == [nil, "id"])
    }
}
#endif
