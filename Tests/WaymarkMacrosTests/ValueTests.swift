#if Macros
import Testing
import Waymark

struct Ticket: RawRepresentable, LinkParameter { let rawValue: String }

/// The code about values in "Declaring links", with more cases.
enum ValuesArticle {
    @Links enum Route: Navigation, LinkValidating {
        @Link("/stays?from={from}&to={to}") case stays(from: Int, to: Int)
        @Link("/tagged?tag={tags...}&near={near?}") case tagged(tags: [String], near: Double?)
        @Link("/find/{text?}/{page?}") case find(text: String?, page: Int?)
        @Link("/straße \"5\"/{ticket}") case street(ticket: Ticket)

        func validate() throws(LinkParameterError) {
            guard case .stays(let from, let to) = self, from > to else { return }
            throw .outOfRange(expected: "'from' at most 'to'")
        }
    }
}

@Links
enum ShownByHand: IncomingNavigation {
    @Link("/a", as: .sheet)
    case a
    @Link("/b")
    case b

    var presentationType: PresentationType { .fullScreen }
}

@Suite("Values of generated links")
struct ValueTests {
    @Test(
        "lists, decimals, optional segments, raw values and non-ASCII literals round-trip",
        arguments: [
            (ValuesArticle.Route.tagged(tags: ["AC/DC", "é"], near: -0.5), "/tagged?tag=AC%2FDC&tag=%C3%A9&near=-0.5"),
            (.tagged(tags: [], near: nil), "/tagged"), (.find(text: nil, page: nil), "/find"),
            (.find(text: "café", page: nil), "/find/caf%C3%A9"), (.find(text: "a", page: 2), "/find/a/2"),
            (.find(text: nil, page: 2), nil), (.street(ticket: Ticket(rawValue: "x")), "/stra%C3%9Fe%20%225%22/x"),
            (.street(ticket: Ticket(rawValue: "a/b")), nil), (.stays(from: 1, to: 2), "/stays?from=1&to=2"),
        ] as [(ValuesArticle.Route, String?)])
    func values(_ route: ValuesArticle.Route, _ path: String?) throws {
        let table = try LinkResolver(ValuesArticle.Route.links)
        #expect(table.link(to: route) == path)
        if let path { #expect(try table.resolve(path: path) == route) }
    }
    @Test("validate() refuses values that don't fit together, both in resolving and in printing a link")
    func rule() throws {
        let table = try LinkResolver(ValuesArticle.Route.links)
        #expect(throws: LinkError(.invalidValues(.outOfRange(expected: "'from' at most 'to'")))) {
            try table.resolve(path: "/stays?from=3&to=2")
        }
        #expect(table.link(to: .stays(from: 3, to: 2)) == nil)
        let wide = try LinkResolver(
            ValuesArticle.Route.links.map({ AnyNavigation($0) }, { $0.base as? ValuesArticle.Route }))
        #expect(throws: LinkError.self) { try wide.resolve(path: "/stays?from=3&to=2") }
    }
    @Test("a handwritten `presentationType` takes precedence over `as:`")
    func presentation() {
        #expect(ShownByHand.a.presentationType == .fullScreen && ShownByHand.b.presentationType == .fullScreen)
    }
}
#endif
