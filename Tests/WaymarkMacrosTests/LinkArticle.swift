#if Macros
import Foundation
import Testing
import Waymark
import WaymarkAssociation

/// The code of "Declaring links".
enum CasesArticle {
    @Links
    public enum CharacterIncomingNavigation: IncomingNavigation {
        @Link("/character/list")
        case list

        @Link("/character/{identifier}")  // the first is canonical
        @Link("/character/detail?id={identifier}")
        case detail(identifier: Int)

        @Link("/character/filter", as: .sheet)
        case filter
    }
}

@Suite("Declaring links")
struct LinkArticleTests {
    typealias CharacterDestination = DeclaredLinks.CharacterDestination

    @Test("links on cases are resolved and printed")
    func cases() throws {
        let links = LinkTable<CasesArticle.CharacterIncomingNavigation>(schemes: ["app"])
        #expect(try links.destination(of: "app://character/detail?id=4") == .detail(identifier: 4))
        #expect(links.path(to: .detail(identifier: 4)) == "/character/4")
        #expect(CasesArticle.CharacterIncomingNavigation.filter.presentationType == .sheet)
    }
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

/// The code of the skill "waymark-shared".
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
