#if Macros
import Testing
import WaymarkAssociation
import WaymarkMacros

@Suite("The README's links are what is run here")
struct ReadmeLinkTests {
    typealias CharacterDestination = Readme.CharacterDestination

    @Test("declared on their cases, resolved, printed, explained, published")
    func links() throws {
        let origins = try LinkOrigins(schemes: ["shell"], hosts: ["shell.app"])
        let resolver = LinkResolver(origins: origins, table: try LinkTable(CharacterDestination.links))

        #expect(try resolver.resolve("shell://character/42") == .detail(identifier: 42))
        #expect(try resolver.resolve("https://shell.app/character/detail?id=42") == .detail(identifier: 42))
        #expect(resolver.link(to: .detail(identifier: 42), as: .scheme("shell")) == "shell://character/42")
        #expect(resolver.explain("shell://character/x").candidates.count == 4)
        #expect(CharacterDestination.filter.presentation == .sheet)

        let file = try AppleAssociation(table: resolver.table, appIDs: ["ABCDE12345.com.example.app"])
        _ = try file.json()  // for /.well-known/apple-app-site-association
        #expect(file.apps(opening: "https://shell.app/character/42") == ["ABCDE12345.com.example.app"])
    }
}

enum Readme {
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
