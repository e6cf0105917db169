import Foundation
import Waymark
import WaymarkLinks
import WaymarkWeb

/// What a link leads to, for machines: keys are always there, in this order.
nonisolated public struct LinkReport: Sendable {
    /// The link.
    public let link: String
    /// `accept` or `reject`.
    public let verdict: String
    /// The name of the destination.
    public let destination: String?
    /// Its parameters, by the names of its canonical pattern.
    public let parameters: [String: String]
    /// The state in which it would be shown, as a link.
    public let state: String?
    /// Why it was refused.
    public let error: String?
    /// Every pattern, and why it did or did not match.
    public let explain: [String]?

    /// A link that was refused.
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

    /// The report as one line of JSON.
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

    /// Reports on links of the app.
    public struct Reporter: Sendable {
        private let links: StateLinks<AnyNavigation>

        /// - Throws: Where the app's own links clash.
        @MainActor public init() throws {
            let security = WebSecurity.loopback(port: 0)
            links = try ChallengeWeb(tracker: SilentTracker(), security: security).container.links
        }

        /// The report on a link.
        public func report(on link: String, explains: Bool = false) -> LinkReport {
            let explanation = explains ? lines(links.resolver.explain(link)) : nil
            do throws(StateLinkError) {
                let state = try links.state(link: link)
                let top = state.top.path.last ?? state.top.root
                let arguments = top.map { links.resolver.table.arguments(of: $0) } ?? []
                return LinkReport(
                    link: link, verdict: "accept", destination: top?.name,
                    parameters: Dictionary(
                        arguments.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first }),
                    state: links.path(of: state), error: nil, explain: explanation)
            } catch {
                return LinkReport(link: link, error: "\(error)", explain: explanation)
            }
        }
        private func lines(_ explanation: LinkExplanation) -> [String] {
            explanation.candidates.map { "\($0)" }
        }
    }
}

/// The patterns of the app, for a table.
public enum LinkListing {
    /// A heading, then a row a pattern: destination, pattern, presentation.
    public static func rows() throws -> [[String]] {
        let security = WebSecurity.loopback(port: 0)
        let table = try ChallengeWeb(tracker: SilentTracker(), security: security).container.links.resolver.table
        let rows = table.entries.map { entry in
            let example = try? table.resolve(path: entry.path { $0.arity == .optional ? nil : "1" })
            return [example?.name ?? entry.owner, entry.pattern.text, "\(example?.presentation ?? .push)"]
        }
        return [["destination", "pattern", "presentation"]] + rows
    }
}
