import Foundation
public import Waymark

/// A report on a link and its destination, as JSON with fixed keys in a fixed order, for programs.
public struct LinkReport: Sendable {
    /// The link.
    public let link: String
    /// The verdict: `accept` or `reject`.
    public let verdict: String
    /// The name of the destination; nil if there is none.
    public let destination: String?
    /// The destination's parameters, by their names in its canonical pattern; empty if the link is refused.
    public let parameters: [String: String]
    /// The resulting state, as a path; nil if the link is refused, or no path leads to the state.
    public let state: String?
    /// The reason for a refusal; nil if the link is accepted.
    public let error: String?
    /// The reason why each pattern matches the link or doesn't; nil unless requested.
    public let explain: [String]?

    /// Creates a report on a refused link.
    public init(link: String, error: String, explain: [String]? = nil) {
        self.init(
            link: link, verdict: "reject", destination: nil, parameters: [:], state: nil, error: error,
            explain: explain)
    }
    private init(
        link: String, verdict: String, destination: String?, parameters: [String: String], state: String?,
        error: String?, explain: [String]?
    ) {
        self.link = link
        self.verdict = verdict
        self.destination = destination
        self.parameters = parameters
        self.state = state
        self.error = error
        self.explain = explain
    }

    /// The report as a line of JSON.
    public var json: String {
        var fields = [
            ("link", Self.json(link)), ("verdict", Self.json(verdict)), ("destination", Self.json(destination)),
            ("parameters", Self.json(parameters)), ("state", Self.json(state)), ("error", Self.json(error)),
        ]
        if let explain { fields.append(("explain", Self.json(explain))) }
        return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }

    /// A writer of reports on the links of an app.
    public struct Reporter<Destination: Navigation>: Sendable {
        private let links: LinkTable<Destination>

        /// Creates a reporter.
        ///
        /// - Parameter links: The app's links.
        public init(_ links: LinkTable<Destination>) { self.links = links }

        /// Returns the report on a link.
        ///
        /// - Parameter explains: True if the report explains why each pattern matches the link or doesn't.
        public func report(on link: String, explains: Bool = false) -> LinkReport {
            let explanation = explains ? lines(links.explain(link)) : nil
            do throws(LinkError) {
                let state = try links.state(of: link)
                let top = state.topDestination
                return LinkReport(
                    link: link, verdict: "accept", destination: top?.name,
                    parameters: top.map(links.values) ?? [:],
                    state: links.path(of: state), error: nil, explain: explanation)
            } catch {
                return LinkReport(link: link, error: "\(error)", explain: explanation)
            }
        }
        /// Prints a report on each link or, if there are no links, on each line of standard input that isn't blank.
        public func printReports(on links: [String], explains: Bool) {
            if links.isEmpty {
                while let line = readLine(strippingNewline: true) {
                    if let report = report(onLine: line, explains: explains) { print(report.json) }
                }
            } else {
                for link in links { print(report(on: link, explains: explains).json) }
            }
        }
        /// Returns the report on a line that contains a link as a JSON string; nil for a blank line. The report on any
        /// other line is a refusal.
        public func report(onLine line: String, explains: Bool = false) -> LinkReport? {
            if line.allSatisfy(\.isWhitespace) { return nil }
            guard let link = try? JSONDecoder().decode(String.self, from: Data(line.utf8)) else {
                return LinkReport(link: line, error: "the line isn't a JSON string")
            }
            return report(on: link, explains: explains)
        }
        private func lines(_ explanation: String) -> [String] {
            explanation.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
}

/// A table of an app's patterns.
public enum LinkListing {
    /// Returns a heading, and a row for each pattern with its destination, pattern and presentation. If the examples
    /// don't fit a pattern, its row has the name of the type that declares the pattern, and `push`.
    ///
    /// - Parameter example: Returns a valid value for a placeholder, given its name.
    public static func rows(
        _ links: LinkTable<some Navigation>, example: (String) -> String = { _ in "1" }
    ) -> [[String]] {
        let rows = links.rows.map { row in
            let shown = try? links.destination(of: row.samplePath(filling: example))
            return [shown?.name ?? row.owner, row.pattern.text, "\(shown?.presentationType ?? .push)"]
        }
        return [["destination", "pattern", "presentation"]] + rows
    }
    /// Returns the table as lines with aligned columns.
    public static func lines(
        _ links: LinkTable<some Navigation>, example: (String) -> String = { _ in "1" }
    ) -> [String] {
        let rows = rows(links, example: example)
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
                .trimmingCharacters(in: .whitespaces)
        }
    }
}
