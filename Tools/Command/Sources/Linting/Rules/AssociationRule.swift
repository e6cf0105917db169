#if Tools
import WaymarkAssociation
import WaymarkLinks

extension AppRules {
    /// Finds the problems that a generated `apple-app-site-association` file would have, such as patterns that it can't
    /// express. Returns none if the sources state no host, or if the links can't form a table.
    static func associations(_ context: LintContext) -> [Finding] {
        guard let app = context.app, let host = app.hosts.first, let table = ReadTable(context.model, context.links)
        else { return [] }
        var found: [Finding] = []
        var sources = table.sources
        while !sources.isEmpty {
            do throws(AssociationIssue) {
                let file = try AppleAssociation(sources: sources, appIDs: ["ABCDE12345.app"])
                let json = try file.json()
                found += AppleAssociation.issues(in: json).map {
                    Finding(.linkNotAssociable, at: host.place, "apple-app-site-association: \($0)")
                }
                return found
            } catch {
                guard case .inexpressible(let pattern) = error.kind else {
                    return found + [Finding(.linkNotAssociable, at: host.place, "\(error)")]
                }
                let entry = context.links.entries.first { $0.parsed.text == pattern.text }
                found.append(Finding(.linkNotAssociable, at: entry?.link.place ?? host.place, "\(error)"))
                sources.removeAll { $0.pattern == pattern }
            }
        }
        return found
    }
}
#endif
