import ArgumentParser
import ExampleReports
import Foundation
import ShellApp
import Waymark
import WaymarkLinks

/// The command `shell links`.
struct LinksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links", abstract: "List every destination with its patterns and presentation.")
    /// Valid values for the placeholders that refuse the usual example, `1`, by name.
    private static let examples = ["userID": "user123", "productID": "abc123"]

    func run() async throws {
        let links = try await DefaultRouteResolver().links
        for line in LinkListing.lines(links, example: { Self.examples[$0] ?? "1" }) { print(line) }
    }
}

/// The command `shell resolve`.
struct Resolve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Resolve links, and print one JSON object per line.",
        discussion: "Without arguments, reads JSON strings from standard input, one per line.")

    @Flag(help: "Explain why each pattern matches or doesn't.")
    var explain = false
    @Argument(help: "The links to resolve.")
    var links: [String] = []

    func run() async throws {
        LinkReport.Reporter(try await DefaultRouteResolver().links).printReports(on: links, explains: explain)
    }
}
