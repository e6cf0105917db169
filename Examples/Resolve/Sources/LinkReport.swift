import Foundation
import Waymark

/// A report on where a link leads, as JSON with fixed keys in a fixed order.
struct LinkReport {
    let link: String
    let verdict: Verdict
    /// The name of the destination; nil if there is none.
    var destination: String?
    /// The destination's parameters, by their names in its canonical pattern; empty if the link is refused.
    var parameters: [String: String] = [:]
    /// The resulting state, as a path; nil if the link is refused, or no path leads to the state.
    var state: String?
    /// The reason for a refusal; nil if the link is accepted.
    var error: String?

    enum Verdict: String, Encodable { case accept, reject }

    /// The report as a line of JSON.
    var json: String {
        let fields = [
            ("link", Self.json(link)), ("verdict", Self.json(verdict)), ("destination", Self.json(destination)),
            ("parameters", Self.json(parameters)), ("state", Self.json(state)), ("error", Self.json(error)),
        ]
        return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

extension LinkReport {
    /// Resolves a link.
    init(on link: String, _ links: LinkTable<some Navigation>) {
        do throws(LinkError) {
            let state = try links.state(of: link)
            let top = state.topDestination
            self.init(
                link: link, verdict: .accept, destination: top?.name, parameters: top.map(links.values) ?? [:],
                state: links.path(of: state))
        } catch { self.init(link: link, refusedFor: "\(error)") }
    }
    /// Resolves the link in a line that is a JSON string. A line of another form is refused. Returns nil for a blank
    /// line.
    init?(onLine line: String, _ links: LinkTable<some Navigation>) {
        if line.allSatisfy(\.isWhitespace) { return nil }
        if let link = try? JSONDecoder().decode(String.self, from: Data(line.utf8)) {
            self.init(on: link, links)
        } else {
            self.init(link: line, refusedFor: "the line isn't a JSON string")
        }
    }
    init(link: String, refusedFor error: String) { self.init(link: link, verdict: .reject, error: error) }
}
