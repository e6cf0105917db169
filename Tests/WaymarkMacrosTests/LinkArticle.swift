#if Macros
import Testing
import Waymark

/// The code of "Links on cases".
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

/// The code of "Values in links".
enum ValuesArticle {
    @Links enum Route: Navigation, LinkValidating {
        @Link("/stays?from={from}&to={to}") case stays(from: Int, to: Int)

        func validate() throws(LinkParameterError) {
            guard case .stays(let from, let to) = self, from > to else { return }
            throw .outOfRange(expected: "'from' at most 'to'")
        }
    }
}

@MainActor @Suite("Links on cases, and values in links")
struct LinkArticleTests {
    @Test("links on cases are resolved and printed")
    func cases() throws {
        let links = LinkTable<CasesArticle.CharacterIncomingNavigation>(schemes: ["app"])
        #expect(try links.destination(of: "app://character/detail?id=4") == .detail(identifier: 4))
        #expect(links.path(to: .detail(identifier: 4)) == "/character/4")
        #expect(CasesArticle.CharacterIncomingNavigation.filter.presentationType == .sheet)
    }
    @Test("values that validate() refuses are neither resolved nor printed")
    func rules() throws {
        let links = LinkTable<ValuesArticle.Route>(schemes: ["app"])
        #expect(try links.destination(of: "app://stays?from=1&to=2") == .stays(from: 1, to: 2))
        #expect(throws: LinkError.self) { try links.destination(of: "app://stays?from=2&to=1") }
        #expect(links.path(to: .stays(from: 2, to: 1)) == nil)
    }
}
#endif
