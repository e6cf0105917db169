import ArgumentParser
import ChallengeApp
import Foundation
import Waymark
import WaymarkLinks
import WaymarkWeb

/// `challenge links`
struct LinksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links", abstract: "List every destination with its patterns and how it is presented.")

    func run() async throws {
        let rows = try await LinkListing.rows()
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            print(cells.joined(separator: "  ").trimmingCharacters(in: .whitespaces))
        }
    }
}

/// `challenge resolve`
struct Resolve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what links lead to: one JSON object a line.",
        discussion: "Without arguments it reads JSON strings from standard input, one a line.")

    @Flag(help: "Add why each pattern did or did not match.")
    var explain = false
    @Argument(help: "The links to resolve.")
    var links: [String] = []

    func run() async throws {
        let resolver = try await LinkReport.Reporter()
        guard links.isEmpty else {
            for link in links { print(resolver.report(on: link, explains: explain).json) }
            return
        }
        while let line = readLine(strippingNewline: true) {
            if line.allSatisfy(\.isWhitespace) { continue }
            guard let link = try? JSONDecoder().decode(String.self, from: Data(line.utf8)) else {
                print(LinkReport(link: line, error: "this line is no JSON string").json)
                continue
            }
            print(resolver.report(on: link, explains: explain).json)
        }
    }
}
