#if Tools
import Foundation

/// Scaffolds for an app of any style.
package struct Scaffold {
    /// The composition of an app.
    package enum Style: String, CaseIterable, Sendable {
        /// Modules that don't import each other, and a redirect between them, as in Examples/Challenge.
        case features
        /// One enum of destinations, and one router, as in Examples/Quickstart.
        case routes
        /// Modules with a router each, as in Examples/RouterPerFeature.
        case routers
    }

    package internal(set) var workspace: Workspace
    let templates: TemplateSet

    package init(_ workspace: Workspace) {
        self.workspace = workspace
        templates = TemplateSet(own: workspace.root.appending(path: TemplateSet.folder))
    }

    /// Makes a file from a template.
    mutating func create(
        _ path: String, _ template: String, _ values: [String: String], _ conditions: [String: Bool]
    ) throws(CommandFault) {
        let text = try templates.template(template).filled(values, conditions)
        try workspace.create(path, path.hasSuffix(".swift") ? Self.tidied(text) : text)
    }

    /// Without the blank lines and braces that conditions leave behind.
    static func tidied(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let content = line.drop { $0 == " " }
            if content.hasPrefix("}") {
                while lines.last?.isEmpty == true { lines.removeLast() }
                if content == "}", let last = lines.last, last.hasSuffix("{"),
                    last.drop(while: { $0 == " " }).count > 1,
                    last.prefix(while: { $0 == " " }).count == line.count - content.count, !last.contains("->")
                {
                    lines[lines.count - 1] = last + "}"
                    continue
                }
            } else if content.isEmpty, lines.last.map({ $0.isEmpty || $0.hasSuffix("{") }) ?? true {
                continue
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n") + (lines.last == "" ? "" : "\n")
    }
}
#endif
