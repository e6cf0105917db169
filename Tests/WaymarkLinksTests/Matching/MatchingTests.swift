import Testing
import WaymarkLinks

@Suite("Matching")
struct MatchingTests {
    @Test("P9: a literal beats a parameter beats a catch-all, in every order of declaration")
    func precedence() throws {
        let patterns: [Link<String>] = [
            Link("/a/b", to: "literal"),
            Link("/a/{x}") { (x: String) in
                "parameter " + x
            } values: { _ in
                nil
            },
            Link("/{rest...}") { (rest: [String]) in
                "rest " + rest.joined(separator: ",")
            } values: { _ in
                nil
            },
            Link("/{x}/b/c") { (x: String) in
                "deep " + x
            } values: { _ in
                nil
            },
        ]
        let expected = [
            "/a/b": "literal", "/a/c": "parameter c", "/a/b/c": "deep a", "/b": "rest b", "/a/b/d": "rest a,b,d",
        ]
        for order in [patterns, patterns.reversed(), Array(patterns[2...] + patterns[..<2])] {
            let table = try LinkTable(Links(order))
            for (path, destination) in expected { #expect(try table.resolve(path: path) == destination) }
        }
    }
    @Test("P9: a parameter that does not parse never falls back to another pattern")
    func noFallBack() throws {
        let table = try LinkTable<String> {
            Link("/a/{x}") { (x: Int) in
                "\(x)"
            } values: {
                Int($0)
            }
            Link("/{rest...}") { (rest: [String]) in
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
        let table = try LinkTable<Pair> {
            Link("/xy/{x}/{y}", "/yx/{y}/{x}", "/q?second={y}&first={x}") {
                Pair(x: $0, y: $1)
            } values: {
                ($0.x, $0.y)
            }
        }
        for path in ["/xy/1/2", "/yx/2/1", "/q?first=1&second=2", "/q?second=2&first=1"] {
            #expect(try table.resolve(path: path) == Pair(x: 1, y: 2))
        }
        #expect(table.path(to: Pair(x: 1, y: 2)) == "/xy/1/2")
        #expect(table.arguments(of: Pair(x: 1, y: 2)).map(\.text) == ["1", "2"])
    }
    @Test("the tables of several types merge into one, and clashes name both")
    func merging() throws {
        enum One: Hashable { case a }
        enum Two: Hashable { case b }
        let one = Links<One> { Link("/a", to: .a) }.map({ AnySendable($0) }, { $0.base as? One })
        let two = Links<Two> { Link("/b", to: .b) }.map({ AnySendable($0) }, { $0.base as? Two })
        let clash = Links<Two> { Link("/a", to: .b) }.map({ AnySendable($0) }, { $0.base as? Two })
        let table = try LinkTable(.merging([one, two]))
        #expect(try table.resolve(path: "/b").base as? Two == .b)
        #expect(table.path(to: AnySendable(One.a)) == "/a")
        let error = #expect(throws: LinkTableError.self) { try LinkTable(.merging([one, clash])) }
        #expect(
            error.map { "\($0)" }
                == "'/a' of Two matches the same paths as '/a' of One: "
                + "give one of them another path, or let one feature own it")
    }
    struct AnySendable: Sendable {
        let base: any Sendable & Hashable
        init(_ base: any Sendable & Hashable) { self.base = base }
    }
    @Test("a table lists its patterns")
    func entries() throws {
        let entries = try ShellRoute.resolver.table.entries
        #expect(entries.count == 13)
        #expect(entries.filter { !$0.isCanonical }.map(\.pattern) == ["/character/detail?id={id}"])
        let paths = Set(entries.map { $0.path { $0.arity == .optional ? nil : "1" } })
        #expect(paths.isSuperset(of: ["/character/1", "/character/detail?id=1", "/settings", "/home"]))
        #expect(entries.first { $0.pattern == "/settings/{section?}" }?.placeholders.map(\.arity) == [.optional])
    }
}

/// P9, word for word and slowly: of all patterns with the shape of the path, the one that is smallest in the order
/// literal, parameter, catch-all, segment by segment.
@Suite("The matcher agrees with the reference on random tables")
struct ReferenceMatcherTests {
    @Test("P9", arguments: 0..<200 as Range<UInt64>)
    func agrees(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var patterns: [String] = []
        var links: [Link<Int>] = []
        for _ in 0..<12 {
            let (text, link) = randomLink(links.count, &random)
            guard (try? LinkTable(Links(links + [link]))) != nil else { continue }
            patterns.append(text)
            links.append(link)
        }
        let table = try LinkTable(Links(links))
        for _ in 0..<100 {
            let segments = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                ["a", "b", "c", "x"].randomElement(using: &random) ?? "a"
            }
            let path = "/" + segments.joined(separator: "/")
            #expect(
                (try? table.resolve(path: path)) == reference(segments, patterns),
                "seed \(seed): \(path) in \(patterns)")
        }
    }
    private func randomLink(_ index: Int, _ random: inout SeededGenerator) -> (String, Link<Int>) {
        let count = Int.random(in: 1...4, using: &random)
        var parts: [String] = []
        var parameters = 0
        for position in 0..<count {
            switch Int.random(in: 0..<5, using: &random) {
            case 0 where position == count - 1: parts.append("{rest...}")
            case 1, 0:
                parts.append("{p\(parameters)}")
                parameters += 1
            default: parts.append(["a", "b", "c"].randomElement(using: &random) ?? "a")
            }
        }
        let text = "/" + parts.joined(separator: "/")
        let pattern = LinkPattern(text)
        let hasRest = text.hasSuffix("...}")
        let link: Link<Int> =
            switch (parameters, hasRest) {
            case (0, false): Link(pattern, to: index)
            case (1, false):
                Link(pattern) { (_: String) in
                    index
                } values: { _ in
                    nil
                }
            case (2, false):
                Link(pattern) { (_: String, _: String) in
                    index
                } values: { _ in
                    nil
                }
            case (3, false):
                Link(pattern) { (_: String, _: String, _: String) in
                    index
                } values: { _ in
                    nil
                }
            case (4, false):
                Link(pattern) { (_: String, _: String, _: String, _: String) in
                    index
                } values: { _ in
                    nil
                }
            case (0, true):
                Link(pattern) { (_: [String]) in
                    index
                } values: { _ in
                    nil
                }
            case (1, true):
                Link(pattern) { (_: String, _: [String]) in
                    index
                } values: { _ in
                    nil
                }
            case (2, true):
                Link(pattern) { (_: String, _: String, _: [String]) in
                    index
                } values: { _ in
                    nil
                }
            default:
                Link(pattern) { (_: String, _: String, _: String, _: [String]) in
                    index
                } values: { _ in
                    nil
                }
            }
        return (text, link)
    }
    private func reference(_ segments: [String], _ patterns: [String]) -> Int? {
        patterns.enumerated().compactMap { index, pattern -> (rank: [Int], index: Int)? in
            let parts = pattern.split(separator: "/").map(String.init)
            var rank: [Int] = []
            for (position, part) in parts.enumerated() {
                guard position < segments.count else { return nil }
                if part.hasSuffix("...}") { return (rank + [2], index) }
                if part.hasPrefix("{") {
                    rank.append(1)
                } else if part == segments[position] {
                    rank.append(0)
                } else {
                    return nil
                }
            }
            return parts.count == segments.count ? (rank, index) : nil
        }.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.index
    }
}
