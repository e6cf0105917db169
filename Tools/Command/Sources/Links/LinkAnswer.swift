#if Tools
import Foundation
import Waymark
import WaymarkLinks

/// The target of a link, as far as the sources tell.
package struct LinkAnswer: Encodable, Sendable {
    package let link: String
    package let isAccepted: Bool
    /// The top destination.
    package let destination: String?
    package let presentation: String?
    /// The destinations below it, from the bottom.
    package let ancestors: [String]
    /// The values by placeholder.
    package let values: [String: [String]]
    package let error: String?
    /// Reservations that only the app's code can clear up: types with code of their own, handlers.
    package let notes: [String]
    /// The explanation of each pattern; nil unless requested.
    package let explanation: [String]?
}

/// Resolves links with the library's own table.
package struct LinkResolution: Sendable {
    private let model: AppModel
    private let app: App
    private let table: ReadTable
    private let links: LinkTable<ReadDestination>

    /// - Throws: ``CommandFault`` if the app's links can't be set up; `lint` explains why.
    package init(_ read: ReadApp, _ app: App) throws {
        model = read.model
        self.app = app
        let origins = model.origins(of: app)
        table = try ReadTable(read, app)
        do throws(LinkSetupError) {
            links = try LinkTable(table.links, schemes: origins.schemes, hosts: origins.hosts)
        } catch { throw CommandFault(app.place(of: error) + "\(error)") }
    }

    package func answer(_ link: String, explains: Bool) -> LinkAnswer {
        let explanation = explains ? lines(links.explanation(of: link)) : nil
        do throws(LinkError) {
            let state = try links.state(of: link)
            // an empty path is the first screen
            let top = state.topDestination
            let values = top?.texts.map { ($0.name, $0.values) } ?? []
            return LinkAnswer(
                link: link, isAccepted: true, destination: top?.name, presentation: top?.presentationType.rawValue,
                ancestors: top.map(ancestors) ?? [],
                values: Dictionary(values, uniquingKeysWith: { first, _ in first }), error: nil,
                notes: top.map(notes) ?? [], explanation: explanation)
        } catch {
            let mayHandle = error.isUnknownRoute && !app.handlers.isEmpty
            return LinkAnswer(
                link: link, isAccepted: false, destination: nil, presentation: nil, ancestors: [], values: [:],
                error: "\(error)",
                notes: mayHandle ? ["its code can't be read, and may take the link: \(list(app.handlers))"] : [],
                explanation: explanation)
        }
    }
    private func ancestors(_ destination: ReadDestination) -> [String] {
        (model[destination.id].ancestors.value ?? []).map { model[$0].name }
    }
    private func notes(_ destination: ReadDestination) -> [String] {
        let types = destination.texts.compactMap { argument -> String? in
            guard let type = argument.unchecked, !argument.values.isEmpty else { return nil }
            return "whether '\(argument.name)' is valid, \(type)'s own code decides"
        }
        guard case .computed = model[destination.id].ancestors else { return types }
        return types + ["what lies below it is computed"]
    }
    private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    /// A line for each pattern, with its destination.
    private func lines(_ explanation: LinkExplanation) -> [String] {
        zip(explanation.candidates, table.entries).map { candidate, entry in
            "\(candidate.pattern) (\(model[entry.destination].name)): \(candidate.refusal ?? "matches")"
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
