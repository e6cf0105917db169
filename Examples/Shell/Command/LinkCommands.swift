import ArgumentParser
import ExampleReports
import Foundation
import ShellApp
import Waymark
import WaymarkLinks

/// `shell links`
struct LinksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links", abstract: "List every destination with its patterns and how it is presented.")
    /// A valid value for each placeholder that isn't a number.
    private static let examples = ["userID": "user123", "productID": "abc123"]

    func run() async throws {
        let links = try await DefaultRouteResolver().links
        for line in LinkListing.lines(links, example: { Self.examples[$0] ?? "1" }) { print(line) }
    }
}

/// `shell resolve`
struct Resolve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what links lead to: one JSON object a line.",
        discussion: "Without arguments it reads JSON strings from standard input, one a line.")

    @Flag(help: "Add why each pattern did or did not match.")
    var explain = false
    @Argument(help: "The links to resolve.")
    var links: [String] = []

    func run() async throws {
        LinkReport.Reporter(try await DefaultRouteResolver().links).printReports(on: links, explains: explain)
    }
}
