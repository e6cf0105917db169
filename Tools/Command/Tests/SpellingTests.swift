#if Tools
import ArgumentParser
import Foundation
import Testing

@testable import WaymarkTool

@Suite("Misspelled names") struct SpellingTests {
    @Test(
        "an unknown command is refused with similar names, or else with all names",
        arguments: [
            (["lnit"], "there is no command 'lnit': did you mean 'lint'?"),
            (["new", "ap"], "there is no command 'ap': did you mean 'app'?"),
            (["link"], "there is no command 'link': did you mean 'lint' or 'links'?"),
            (["association", "android", "x"], nil), (["lint", "--fxi"], nil), (["help", "lnit"], nil), ([], nil),
            (["new", "zebra"], "there is no command 'zebra'; the commands are app, feature, screen, templates"),
        ])
    func commands(_ arguments: [String], _ message: String?) {
        #expect(WaymarkTool.unknownCommand(arguments) == message)
    }
    @Test("a misspelled option is refused with a suggestion")
    func options() {
        let error = #expect(throws: (any Error).self) { try WaymarkTool.parseAsRoot(["lint", "--frmat", "json"]) }
        #expect(error.map { WaymarkTool.message(for: $0) }?.contains("'--format'") == true)
    }
    @Test(
        "for a short text, only very similar names are suggested",
        arguments: [("ap", ["app"]), ("x", []), ("abc", []), ("Lint", ["lint"])])
    func short(_ text: String, _ names: [String]) {
        #expect(Spelling.nearest(to: text, in: ["app", "lint", "graph"]) == names)
    }
    @Test("up to three equally similar names are suggested, each once, and none if there are more")
    func ties() {
        #expect(Spelling.nearest(to: "detai", in: ["detail", "list", "detaip", "detail"]) == ["detail", "detaip"])
        #expect(Spelling.nearest(to: "page", in: ["page1", "page2", "page3", "page4"]).isEmpty)
    }
    @Test("a misspelled app is refused with a suggestion")
    func apps() async throws {
        let project = try Project(Shop.files)
        let command = try #require(
            try WaymarkTool.parseAsRoot(["links", "--in", project.root.path(), "--app", "Shp"]) as? LinksCommand)
        let name = try #require(try await project.read().apps.first?.name)
        await #expect(throws: CommandFault("there is no app 'Shp': did you mean '\(name)'?")) {
            try await command.run()
        }
    }
}
#endif
