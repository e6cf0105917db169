#if Macros
import Testing
import Waymark

struct Ticket: RawRepresentable, LinkParameter { let rawValue: String }

@Links
enum ValueRoute: IncomingNavigation, LinkValidating {
    @Link("/tagged?tag={tags...}&near={near?}")
    case tagged(tags: [String], near: Double?)
    @Link("/find/{text?}/{page?}")
    case find(text: String?, page: Int?)
    @Link("/straße \"5\"/{ticket}")
    case street(ticket: Ticket)
    @Link("/stays?from={from}&to={to}")
    case stays(from: Int, to: Int)

    func validate() throws(LinkParameterError) {
        switch self {
        case .stays(let from, let to) where from > to: throw .outOfRange(expected: "'from' at most 'to'")
        case .tagged, .find, .street, .stays: break
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
            (ValueRoute.tagged(tags: ["AC/DC", "é"], near: -0.5), "/tagged?tag=AC%2FDC&tag=%C3%A9&near=-0.5"),
            (.tagged(tags: [], near: nil), "/tagged"), (.find(text: nil, page: nil), "/find"),
            (.find(text: "café", page: nil), "/find/caf%C3%A9"), (.find(text: "a", page: 2), "/find/a/2"),
            (.find(text: nil, page: 2), nil), (.street(ticket: Ticket(rawValue: "x")), "/stra%C3%9Fe%20%225%22/x"),
            (.street(ticket: Ticket(rawValue: "a/b")), nil), (.stays(from: 1, to: 2), "/stays?from=1&to=2"),
        ] as [(ValueRoute, String?)])
    func values(_ route: ValueRoute, _ path: String?) throws {
        let table = try LinkResolver(ValueRoute.links)
        #expect(table.link(to: route) == path)
        if let path { #expect(try table.resolve(path: path) == route) }
    }
    @Test("validate() refuses values that don't fit together, both in resolving and in printing a link")
    func rule() throws {
        let table = try LinkResolver(ValueRoute.links)
        #expect(throws: LinkError(.invalidValues(.outOfRange(expected: "'from' at most 'to'")))) {
            try table.resolve(path: "/stays?from=3&to=2")
        }
        #expect(table.link(to: .stays(from: 3, to: 2)) == nil)
        let wide = try LinkResolver(ValueRoute.links.map({ AnyNavigation($0) }, { $0.base as? ValueRoute }))
        #expect(throws: LinkError.self) { try wide.resolve(path: "/stays?from=3&to=2") }
    }
    @Test("a handwritten `presentationType` takes precedence over `as:`")
    func presentation() {
        #expect(ShownByHand.a.presentationType == .fullScreen && ShownByHand.b.presentationType == .fullScreen)
    }
}
#endif
