#if Tools
import Foundation
import Waymark
import WaymarkLinks

/// The target of a link, or the reason why it is refused, as far as it can be read from the sources.
package struct LinkAnswer: Encodable, Sendable {
    package let link: String
    package let isAccepted: Bool
    /// The name of the top destination; nil if the link is refused or leads to the first screen.
    package let destination: String?
    package let presentation: String?
    /// The names of the destinations below the top one, bottom first.
    package let ancestors: [String]
    /// The texts of the link's values, by the name of their placeholder.
    package let values: [String: [String]]
    package let error: String?
    /// The pattern that an unknown link most likely means, with its destination; nil for other links, or if no pattern
    /// is similar.
    package let suggestion: String?
    /// Notes on parts that only the app's code knows: types that parse their own values, computed ancestors, and link
    /// handlers.
    package let notes: [String]
    /// A line for each pattern, sorted by similarity if the link is refused. It is empty if the link is refused before
    /// any pattern is tried, and nil unless requested.
    package let explanation: [String]?
}

/// A resolver of links, which uses the library's own table.
package struct LinkResolution: Sendable {
    private let model: AppModel
    private let app: App
    private let table: ReadTable
    private let links: LinkTable<ReadDestination>

    /// Creates a resolver for an app's links.
    ///
    /// - Throws: `CommandFault` if the links can't be set up; `waymark lint` explains why.
    package init(_ read: ReadApp, _ app: App) throws {
        model = read.model
        self.app = app
        let origins = model.origins(of: app)
        table = try ReadTable(read, app)
        do throws(LinkSetupError) {
            links = try LinkTable(table.links, schemes: origins.schemes, hosts: origins.hosts)
        } catch { throw CommandFault(app.place(of: error) + "\(error)") }
    }

    /// Returns the target of a link, or the reason that it is refused.
    ///
    /// - Parameter explains: true to add an explanation for each pattern.
    package func answer(_ link: String, explains: Bool) -> LinkAnswer {
        let explanation = explains ? lines(links.explanation(of: link)) : []
        do throws(LinkError) {
            let state = try links.state(of: link)
            // an empty path leads to the first screen, which has no destination
            let top = state.topDestination
            let values = top?.texts.map { ($0.name, $0.values) } ?? []
            return LinkAnswer(
                link: link, isAccepted: true, destination: top?.name, presentation: top?.presentationType.rawValue,
                ancestors: top.map(ancestors) ?? [],
                values: Dictionary(values, uniquingKeysWith: { first, _ in first }), error: nil, suggestion: nil,
                notes: top.map(notes) ?? [], explanation: explains ? explanation : nil)
        } catch {
            let mayHandle = error.isUnknownRoute && !app.handlers.isEmpty
            let path = Self.path(of: link)
            let near = table.entries.enumerated()
                .map { (number: $0.offset, distance: $0.element.parsed.distance(to: path)) }
                .sorted { ($0.distance, $0.number) < ($1.distance, $1.number) }
            // a link that the policy refuses is compared with no pattern
            let compared = explanation.isEmpty ? [] : near
            let nearest = error.isUnknownRoute ? near.first { $0.distance <= 3 } : nil
            return LinkAnswer(
                link: link, isAccepted: false, destination: nil, presentation: nil, ancestors: [], values: [:],
                error: "\(error)", suggestion: nearest.map { name(table.entries[$0.number]) },
                notes: mayHandle ? ["its link handlers may open it, but can't be read: \(list(app.handlers))"] : [],
                explanation: explains ? compared.map { explanation[$0.number] } : nil)
        }
    }
    private func name(_ entry: ReadLinks.Entry) -> String { "\(entry.parsed.text) (\(model[entry.destination].name))" }
    /// Returns the segments of a link, as written. With a custom scheme, the host is the first segment.
    private static func path(of link: String) -> [String] {
        let parts = link.prefix { !"?#".contains($0) }.split(separator: "://", maxSplits: 1)
        let isWeb = parts.count == 2 && ["http", "https"].contains(parts[0].lowercased())
        return (parts.last ?? "").split(separator: "/").dropFirst(isWeb ? 1 : 0).map(String.init)
    }
    private func ancestors(_ destination: ReadDestination) -> [String] {
        (model[destination.id].ancestors.value ?? []).map { model[$0].name }
    }
    private func notes(_ destination: ReadDestination) -> [String] {
        let types = destination.texts.compactMap { argument -> String? in
            guard let type = argument.unchecked, !argument.values.isEmpty else { return nil }
            return "\(type)'s own code decides whether '\(argument.name)' is valid"
        }
        guard case .computed = model[destination.id].ancestors else { return types }
        return types + ["its ancestors are computed, so they aren't listed"]
    }
    private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    /// Returns a line for each pattern, with its destination and the reason that it doesn't match, or "matches".
    private func lines(_ explanation: LinkExplanation) -> [String] {
        zip(explanation.candidates, table.entries).map { candidate, entry in
            "\(name(entry)): \(candidate.refusal ?? "matches")"
        }
    }
}

extension ParsedPattern {
    /// Returns the sum of the edit distances between the pattern's literals and a path's segments. A missing or extra
    /// segment counts as four, unless an optional placeholder or a catch-all permits it.
    fileprivate func distance(to path: [String]) -> Int {
        (0..<max(path.count, segments.count)).reduce(0) { sum, index in
            guard index < segments.count else {
                if case .rest? = segments.last { return sum }
                return sum + 4
            }
            switch segments[index] {
            case .literal(let text):
                return sum + (index < path.count ? Spelling.distance(text.lowercased(), path[index].lowercased()) : 4)
            case .parameter: return sum + (index < path.count ? 0 : 4)
            case .optional, .rest: return sum
            }
        }
    }
}

extension LinkAnswer {
    package var text: String {
        var lines: [String] = []
        if let destination {
            let values = values.sorted { $0.key < $1.key }
                .map { "\($0.key): \($0.value.isEmpty ? "none" : $0.value.joined(separator: ", "))" }
            let list = values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")"
            lines.append("\(link): \(destination)\(list), \(presentation ?? "push")")
            if !ancestors.isEmpty { lines.append("  above \(ancestors.joined(separator: ", above "))") }
        } else if let error {
            lines.append("\(link): refused: \(error)")
            if let suggestion { lines.append("  did you mean \(suggestion)?") }
        } else {
            lines.append("\(link): the first screen")
        }
        lines += notes.map { "  note: \($0)" } + (explanation ?? []).map { "  \($0)" }
        return lines.map { LogText.escaped($0) + "\n" }.joined()
    }
    package func json() throws -> String {
        try CommandJSON.encoded(self, isPretty: false)
    }
}
#endif
