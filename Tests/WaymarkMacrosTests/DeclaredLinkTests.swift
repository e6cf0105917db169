#if Macros
import Foundation
import Testing
import Waymark
import WaymarkAssociation

@Suite("Links declared on their cases")
struct DeclaredLinkTests {
    typealias CharacterDestination = DeclaredLinks.CharacterDestination

    @Test("links declared on cases are resolved, printed, explained and published")
    func links() throws {
        let links = LinkTable<CharacterDestination>(schemes: ["shell"], hosts: ["shell.app"])

        #expect(try links.destination(of: "shell://character/42") == .detail(identifier: 42))
        #expect(try links.destination(of: "https://shell.app/character/detail?id=42") == .detail(identifier: 42))
        #expect(links.url(to: .detail(identifier: 42))?.absoluteString == "https://shell.app/character/42")
        let explanation =
            links.explain("shell://character/x")  // why each pattern did or did not match
        #expect(explanation.split(separator: "\n").count == 5)
        #expect(CharacterDestination.filter.presentationType == .sheet)

        let file = try AppleAssociation(links, appIDs: ["ABCDE12345.com.example.app"])
        let served =
            try file.json()  // for /.well-known/apple-app-site-association
        #expect(file.issues(comparedWith: served).isEmpty)
    }
}

enum DeclaredLinks {
    @Links public enum CharacterDestination: IncomingNavigation {
        @Link("/character/list")
        case list

        @Link("/character/{identifier}")  // the first is the one that is printed
        @Link("/character/detail?id={identifier}")
        case detail(identifier: Int)

        @Link("/character/filter", as: .sheet)
        case filter
    }
}
#endif
