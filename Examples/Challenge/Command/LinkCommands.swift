import ArgumentParser
import ChallengeWeb
import ExampleReports
import Foundation
import Waymark
import WaymarkLinks
import WaymarkWeb

/// The command `challenge links`.
struct LinksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links", abstract: "List every destination with its patterns and presentation.")

    func run() async throws {
        for line in LinkListing.lines(try await ChallengeLinks.links()) { print(line) }
    }
}

/// The command `challenge resolve`.
struct Resolve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Resolve links, and print one JSON object per line.",
        discussion: "Without arguments, reads JSON strings from standard input, one per line.")

    @Flag(help: "Explain why each pattern matches or doesn't.")
    var explain = false
    @Argument(help: "The links to resolve.")
    var links: [String] = []

    func run() async throws {
        LinkReport.Reporter(try await ChallengeLinks.links()).printReports(on: links, explains: explain)
    }
}
