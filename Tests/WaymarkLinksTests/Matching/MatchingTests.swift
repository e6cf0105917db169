import Testing
import WaymarkLinks

@Suite("Matching")
struct MatchingTests {
    @Test("a parameter that can't be parsed never falls back to another pattern")
    func noFallBack() throws {
        let table = try LinkResolver<String> {
            LinkRoute("/a/{x}") { (x: Int) in
                "\(x)"
            } values: {
                Int($0)
            }
            LinkRoute("/{rest...}") { (rest: [String]) in
                rest.joined()
            } values: { _ in
                nil
            }
        }
        #expect(throws: LinkError.self) { try table.resolve(path: "/a/b") }
    }
    @Test("patterns of one link may order their placeholders differently")
    func orders() throws {
        struct Pair: Hashable { let x: Int, y: Int }
        let table = try LinkResolver<Pair> {
            LinkRoute("/xy/{x}/{y}", "/yx/{y}/{x}", "/q?second={y}&first={x}") {
                Pair(x: $0, y: $1)
            } values: {
                ($0.x, $0.y)
            }
        }
        for path in ["/xy/1/2", "/yx/2/1", "/q?first=1&second=2", "/q?second=2&first=1"] {
            #expect(try table.resolve(path: path) == Pair(x: 1, y: 2))
        }
        #expect(table.link(to: Pair(x: 1, y: 2)) == "/xy/1/2")
        #expect(table.arguments(of: Pair(x: 1, y: 2)).map(\.text) == ["1", "2"])
    }
    @Test("query keys are compared byte by byte, so the Kelvin sign isn't a K", arguments: ["%E2%84%AA", "K%CC%87"])
    func kelvinKey(_ key: String) throws {
        let table = try LinkResolver<String> {
            LinkRoute("/q?K={k?}") { (k: String?) in
                k ?? "-"
            } values: {
                .some($0)
            }
        }
        #expect(try table.resolve(path: "/q?\(key)=1") == "-" && table.resolve(path: "/q?K=1") == "1")
    }
    @Test("the links of several types are merged into one table, and a clash names both patterns")
    func merging() throws {
        enum One: Hashable { case a }
        enum Two: Hashable { case b }
        let one = Links<One> { LinkRoute("/a", to: .a) }.map({ AnySendable($0) }, { $0.base as? One })
        let two = Links<Two> { LinkRoute("/b", to: .b) }.map({ AnySendable($0) }, { $0.base as? Two })
        let clash = Links<Two> { LinkRoute("/a", to: .b) }.map({ AnySendable($0) }, { $0.base as? Two })
        let table = try LinkResolver(.merging([one, two]))
        #expect(try table.resolve(path: "/b").base as? Two == .b)
        #expect(table.link(to: AnySendable(One.a)) == "/a")
        let error = #expect(throws: LinkSetupError.self) { try LinkResolver(.merging([one, clash])) }
        #expect(
            error.map { "\($0)" }
                == "'/a' of Two matches the same paths as '/a' of One: "
                + "give one of them another path, or let one feature own it")
    }
    struct AnySendable: Equatable, Sendable {
        let base: any Sendable & Hashable
        init(_ base: any Sendable & Hashable) { self.base = base }
        static func == (one: Self, other: Self) -> Bool { AnyHashable(one.base) == AnyHashable(other.base) }
    }
}
