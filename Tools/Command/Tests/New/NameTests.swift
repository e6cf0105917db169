#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("Names") struct NameTests {
    @Test(arguments: ["", "1st", "../x", "ü", String(repeating: "a", count: 81)])
    func `a name of other characters, or that is too long, is refused`(_ text: String) {
        let message =
            "'\(text)' can't be the name of a screen: use up to 80 ASCII letters and digits, and begin with a letter"
        #expect(throws: CommandFault(message)) { try ScaffoldName(text, of: "a screen") }
    }
    @Test(arguments: ["default", "Self", "init", "type"])
    func `a reserved name is refused`(_ text: String) {
        #expect(throws: CommandFault("'\(text)' can't be the name of a screen: it is reserved in Swift")) {
            try ScaffoldName(text, of: "a screen")
        }
    }
    @Test(arguments: [
        ("recipeBook", "RecipeBook", "recipeBook", "recipe-book"), ("URLList", "URLList", "urlList", "url-list"),
        ("FAQ", "FAQ", "faq", "faq"), ("list", "List", "list", "list"),
    ])
    func `a name has a form for each use`(_ text: String, type: String, member: String, slug: String) throws {
        let name = try ScaffoldName(text, of: "a screen")
        #expect([name.type, name.member, name.slug] == [type, member, slug])
    }
    @Test func `a screen with something else than an identifier is refused`() {
        #expect(throws: CommandFault("'edit:name' isn't a screen: write edit, or edit:id")) {
            try ScreenRequest("edit:name")
        }
    }
    @Test func `a list of screens may be empty, but has no screen twice and no list`() throws {
        #expect(try ScreenRequest.list("detail:id,about").map(\.hasIdentifier) == [true, false])
        #expect(try ScreenRequest.list("").isEmpty)
        #expect(throws: CommandFault("there are two screens 'edit'")) { try ScreenRequest.list("edit,edit:id") }
        #expect(throws: CommandFault("every feature has a list: leave 'list' out")) { try ScreenRequest.list("list") }
    }
    @Test func `an app has at least one feature, and none twice`() {
        #expect(throws: CommandFault.self) { try ScaffoldName.features("") }
        #expect(throws: CommandFault("there are two features 'Home'")) { try ScaffoldName.features("Home,home") }
    }
    @Test func `an app can't be called Waymark`() {
        #expect(throws: CommandFault("an app that depends on Waymark can't be called Waymark")) {
            try Scaffold(.routes, app: ScaffoldName("waymark", of: "an app"), in: Workspace(URL(filePath: "/none")))
        }
    }
    @Test(arguments: [
        ("https://example.org/a/Waymark.git", "url: \"https://example.org/a/Waymark.git\", branch: \"main\""),
        ("git@example.org:a/waymark", "url: \"git@example.org:a/waymark\", branch: \"main\""),
    ])
    func `the library is declared by its URL`(_ text: String, _ declaration: String) throws {
        let location = try LibraryLocation(text)
        #expect(location.declaration == ".package(\(declaration))")
        #expect(location.package == "waymark")
    }
    @Test(arguments: ["https://x/y\" ; evil", "https://x/y\\(z)", "https://x/y\nz", "/no/such/folder"])
    func `a location is refused that a manifest can't hold, or without the library`(_ text: String) {
        let fault = #expect(throws: CommandFault.self) { try LibraryLocation(text) }
        #expect(fault?.description.hasPrefix("--waymark: ") == true)
    }
}
#endif
