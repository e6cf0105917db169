#if Tools
import Foundation
import Testing
import WaymarkSkills

@testable import WaymarkTool

/// The blocks of the skills are the templates, so nothing has to be compared: these tests check that no block is missed.
@Suite("Files of the skills") struct SkillTests {
    @Test(arguments: Scaffold.Style.allCases)
    func `every block of a skill that is a file is made once`(_ style: Scaffold.Style) throws {
        let text = try #require(Skills.text(of: style.rawValue))
        let files = SkillFile.all(in: text)
        let headers = text.matches(of: #/(?m)^(?:\/\/|<!--) \S+\.(?:swift|plist)\b/#).count
        #expect(files.count == headers && Set(files.map(\.path)).count == files.count)
        let names =
            ["App", "app", "Home", "home", "Feature", "feature", "Other", "other", "Screen", "screen"]
            + ["feature-name", "screen-name", "id", "identifier"]
        for placeholder in files.flatMap(\.lines).flatMap({ $0.matches(of: #/\{([A-Za-z-]+)\}/#) }) {
            #expect(names.contains(String(placeholder.1)), "\(placeholder.0) has no value")
        }
    }
    @Test func `a made app has the files of its skill, and no placeholder`() throws {
        for style in Scaffold.Style.allCases {
            let workspace = Workspace(URL(filePath: "/none"))
            var scaffold = try Scaffold(style, app: ScaffoldName("Pets", of: "an app"), in: workspace)
            try scaffold.makeApp(
                features: ScaffoldName.features("Home,Recipe"), screens: ScreenRequest.list("detail:id,about"),
                LibraryLocation("https://example.org/waymark.git"))
            #expect(scaffold.workspace.files.count > 20)
            for (path, text) in scaffold.workspace.files {
                let rest = "\(path)\n\(text)".firstMatch(of: #/\{(?:App|Home|Feature|Other|Screen)|-name\}/#)
                #expect(rest == nil, "\(style): \(path)")
            }
        }
    }
    @Test func `a screen without an identifier has no line that names one`() throws {
        let text = """
            ```swift
            // A/{Screen}.swift
            func show{Screen}(id: Int, router: Router) {
                router.navigate(to: .{screen}(id: id))
            }
            let number = model.id
            case ["{screen-name}"]:  // the identifier is the value of ?id
                return .{screen}(id: link.id)
            ```
            """
        let file = try #require(SkillFile.all(in: text).first)
        var scope = Scope(app: .home)
        scope.screen = try ScreenRequest("about")
        #expect(
            scope.filled(scope.fitted(file.lines))
                == ["func showAbout(router: Router) {", "    router.navigate(to: .about)", "}"])
    }
    @Test func `lines that name a tracker are left out with what is inside`() {
        let lines = ["init(", "    tracker: any Tracker,", "    id: Int", ") {", "    self.tracker = tracker", "}"]
        let file = SkillFile(path: "A.swift", lines: lines + ["func track() {", "    send()", "}"])
        #expect(file.withoutTrackers?.lines == ["init(", "    id: Int", ") {", "}"])
        #expect(SkillFile(path: "HomeTracker.swift", lines: []).withoutTrackers == nil)
    }
    @Test func `a line is repeated for each name, and a block with a blank line between`() throws {
        var scope = Scope(app: .home)
        scope.screens = try ScreenRequest.list("edit,about")
        let lines = ["enum A {", "    case {screen}", "", "    func {screen}() {", "        0", "    }", "}"]
        #expect(
            scope.filled(lines) == [
                "enum A {", "    case edit", "    case about", "", "    func edit() {", "        0", "    }", "",
                "    func about() {", "        0", "    }", "}",
            ])
    }
}
#endif
