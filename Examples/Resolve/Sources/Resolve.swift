import ChallengeApp
import Foundation
import ShellApp
import Waymark

/// Reads links of an app from standard input, each a JSON string on a line of its own, and prints for each a line of
/// JSON that says where it leads.
@main enum Resolve {
    static func main() throws {
        switch CommandLine.arguments.dropFirst() {
        case ["challenge"]: report(on: AppContainer().links)
        case ["shell"]: report(on: try DefaultRouteResolver().links)
        default:
            FileHandle.standardError.write(Data("usage: resolve challenge|shell\n".utf8))
            exit(64)
        }
    }
    private static func report(on links: LinkTable<some Navigation>) {
        while let line = readLine() {
            if let report = LinkReport(onLine: line, links) { print(report.json) }
        }
    }
}
