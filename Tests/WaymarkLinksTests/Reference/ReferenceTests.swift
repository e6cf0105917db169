import Testing
import WaymarkTesting

@testable import WaymarkLinks

@Suite("The matcher, compared with a plain implementation of the policy")
struct ReferencePolicyTests {
    static func origins() throws -> LinkOrigins {
        try LinkOrigins(schemes: ["shell", "challenge"], hosts: ["shell.app", "www.shell.app"])
    }

    @Test("the library and the reference agree on random tables and random links", arguments: 0..<160 as Range<UInt64>)
    func agrees(seed: UInt64) throws {
        var world = RandomLinks(random: SeededGenerator(seed: seed))
        let drawn = world.table(of: Int.random(in: 1...14, using: &world.random))
        let (table, patterns) = try #require(drawn)
        let origins = try Self.origins()
        let resolver = table.accepting(origins)
        let reference = ReferenceMatcher(schemes: origins.schemes, hosts: origins.hosts, patterns: patterns)
        for _ in 0..<400 {
            let link = world.link()
            let expected = reference.answer(link)
            let found = try? resolver.resolve(utf8: link.span)
            let text = String(decoding: link, as: UTF8.self)
            if found.map({ ReferenceMatcher.Answer(pattern: $0.pattern, values: $0.values) }) != expected {
                Issue.record(
                    "seed \(seed): \(text) is \(String(describing: found)), expected \(String(describing: expected)) in \(patterns)"
                )
                return
            }
            // bytes, strings, the index alone and explanations agree
            if Array(text.utf8) == link {
                #expect((try? resolver.resolve(text)) == found)
                #expect((resolver.explain(text).error == nil) == (found != nil), "\(text)")
                if let found { #expect(try resolver.index(of: text) == found.pattern) }
            }
            if let found { try printsBack(found, resolver) }
        }
    }
    @Test(
        "the link of a random destination resolves to it; if it has none, no pattern's path resolves to it",
        arguments: 0..<400 as Range<UInt64>, [false, true])
    func anyDestination(seed: UInt64, hasAliases: Bool) throws {
        var world = RandomLinks(random: SeededGenerator(seed: seed))
        let drawn = world.table(of: Int.random(in: 1...14, using: &world.random))
        let patterns = try #require(drawn).patterns
        let aliases = hasAliases ? patterns.indices.map { world.alias(of: patterns[$0], named: "alias\($0)") } : []
        let table = try LinkResolver(RawDestination.links(patterns, aliases: aliases))
        let resolver = try table.accepting(Self.origins())
        for _ in 0..<100 {
            let destination = world.destination(of: patterns)
            try printsBack(destination, resolver)
            if let path = table.link(to: destination) {
                #expect((try? table.resolve(path: path)) == destination, "\(path) in \(patterns), \(aliases)")
                continue
            }
            let arguments = table.arguments(of: destination)
            for entry in table.patterns where entry.belongs(to: destination.pattern, of: patterns, aliases) {
                let path = entry.parsed.path { placeholder in
                    arguments.filter { $0.name == placeholder.name }.map { PercentCoding.value($0.text) }
                }
                #expect((try? table.resolve(path: path)) != destination, "\(path) in \(patterns), \(aliases)")
            }
        }
    }
    /// Checks that a destination's links resolve to it, even with capitals in the origin and a fragment.
    private func printsBack(_ destination: RawDestination, _ resolver: LinkResolver<RawDestination>) throws {
        for origin in [LinkOrigin.universal(host: "shell.app"), .scheme("shell")] {
            guard let link = resolver.link(to: destination, as: origin) else { continue }
            #expect(try resolver.resolve(link) == destination)
            let end = link.utf8.firstIndex(of: UInt8(ascii: ":")) ?? link.endIndex
            let loud =
                link[..<end].uppercased() + link[end...].replacing("shell.app", with: "SHELL.app", maxReplacements: 1)
            #expect(try resolver.resolve(loud + "#x%20y") == destination)
        }
    }
}

@Suite("Large patterns, long links and every byte")
struct PatternTreeTests {
    @Test("all values of a pattern with 16 segments and 8 query keys are resolved and printed")
    func everySlot() throws {
        let path = (0..<16).map { "/{p\($0)}" }.joined()
        let query = (0..<8).map { "q\($0)={v\($0)}" }.joined(separator: "&")
        let table = try LinkResolver(RawDestination.links([path + "?" + query]))
        let link = (0..<16).map { "/s\($0)" }.joined() + "?" + (0..<8).map { "q\($0)=t\($0)" }.joined(separator: "&")
        let destination = try table.resolve(path: link)
        #expect(destination.values == (0..<16).map { ["s\($0)"] } + (0..<8).map { ["t\($0)"] })
        #expect(table.link(to: destination) == link)
    }
    @Test("a long path is printed, unless it exceeds the limit for links")
    func longLink() throws {
        let table = try LinkResolver(RawDestination.links(["/{a}/{b...}"]))
        let long = RawDestination(
            pattern: 0, values: [["x"], Array(repeating: String(repeating: "y", count: 100), count: 15)])
        let path = try #require(table.link(to: long))
        #expect(path.utf8.count == 2 + 15 * 101)
        #expect(try table.resolve(path: path) == long)
        let tooLong = RawDestination(
            pattern: 0, values: [["x"], Array(repeating: String(repeating: "y", count: 100), count: 25)])
        #expect(table.link(to: tooLong) == nil)
    }
    @Test(
        "exactly the bytes of RFC 3986's alphabet except brackets are accepted, wherever they are", arguments: 0..<256)
    func alphabet(byte: Int) throws {
        let byte = UInt8(byte)
        let allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@/?#%"
        let table = try LinkResolver(RawDestination.links(["/{rest...}"]))
        let resolver = try table.accepting(ReferencePolicyTests.origins())
        for length in [22, 30, 38, 47] {
            for place in [length - 1, length - 6] {
                var link = Array("https://shell.app/".utf8) + Array(repeating: UInt8(ascii: "a"), count: length - 18)
                link[place] = byte
                var isRefused = false
                do throws(LinkError) { _ = try resolver.resolve(utf8: link.span) } catch {
                    isRefused = error.kind == .illegalCharacter(byte: byte, offset: place)
                }
                #expect(isRefused != allowed.utf8.contains(byte), "\(byte) at \(place) of \(length)")
            }
        }
    }
}

extension DeclaredPattern {
    /// Returns true if this is the row of the link's pattern or of its alias.
    fileprivate func belongs(to link: Int, of patterns: [String], _ aliases: [String]) -> Bool {
        pattern.text == patterns[link] || !aliases.isEmpty && pattern.text == aliases[link]
    }
}
