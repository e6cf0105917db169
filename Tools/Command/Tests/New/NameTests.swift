#if Tools
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
        ("recipeBook", "RecipeBook", "recipeBook", "recipe-book", "Recipe book"),
        ("URLList", "URLList", "urlList", "url-list", "Url list"), ("FAQ", "FAQ", "faq", "faq", "Faq"),
        ("list", "List", "list", "list", "List"),
    ])
    func `a name has a form for each use`(
        _ text: String, type: String, member: String, slug: String, title: String
    ) throws {
        let name = try ScaffoldName(text, of: "a screen")
        #expect([name.type, name.member, name.slug, name.title] == [type, member, slug, title])
    }
    @Test(arguments: ["navigator", "router", "Tracker"])
    func `a value can't be called like a dependency`(_ name: String) {
        let fault = #expect(throws: CommandFault.self) { try ScreenRequest("detail:\(name)") }
        #expect(fault?.description.hasSuffix("every screen has a parameter of that name") == true)
    }
    @Test func `the first screen has no value`() throws {
        #expect(throws: CommandFault("the first screen, 'edit', can't have a value")) {
            try ScreenRequest.list("edit:id,list")
        }
        #expect(try ScreenRequest.list("detail,edit:id").map(\.value) == [nil, "id"])
    }
    @Test func `a list without screens, or with one twice, is refused`() {
        #expect(throws: CommandFault.self) { try ScreenRequest.list("") }
        #expect(throws: CommandFault("there are two screens 'list'")) { try ScreenRequest.list("list,list") }
    }
    @Test func `an app can't be called Waymark`() {
        #expect(throws: CommandFault("an app that depends on Waymark can't be called Waymark")) {
            try ScaffoldApp(name: ScaffoldName("waymark", of: "an app"), style: .routes, hasTracker: false)
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
