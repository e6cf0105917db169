import Waymark
import WaymarkLinks

@testable import WaymarkAssociation

extension ShellRoute: Navigation {}
extension RawDestination: Navigation {}
extension LinkTable where Destination == ShellRoute {
    static var shell: Self {
        get throws {
            try LinkTable(
                ShellRoute.links, schemes: ["shell", "challenge"], hosts: ["shell.app", "www.shell.app"])
        }
    }
}

extension AssociationRules.Rule {
    /// Returns true if the rule matches a path with a query, as Apple's systems and Android's do.
    ///
    /// - Parameters:
    ///   - variables: The values of the file's own variables.
    ///   - isDecoded: true to compare patterns with the decoded link, as Android does.
    fileprivate func matches(_ link: String, _ variables: [String: [String]], isDecoded: Bool) -> Bool {
        func matches(_ text: Substring, _ pattern: String) -> Bool {
            let text = String(text)
            return Self.glob(pattern, variables, matches: isDecoded ? PercentCoding.decoded(text) ?? text : text)
        }
        let parts = link.split(separator: "?", maxSplits: 1)
        let items = (parts.count > 1 ? parts[1] : "").split(separator: "&").map { $0.split(separator: "=") }
        return matches(parts[0], path)
            && query.allSatisfy { name, pattern in
                items.contains { $0[0] == name && $0.count == 2 && matches($0[1], pattern) }
            }
    }
    private static func glob(_ pattern: String, _ variables: [String: [String]], matches text: String) -> Bool {
        var expression = RegexText.escaped(pattern)
            .replacing("\\*", with: "(?s:.*)").replacing("\\?", with: "(?s:.)")
        for (name, values) in variables {
            let choice = values.map(RegexText.escaped).joined(separator: "|")
            expression = expression.replacing("\\$\\(\(name)\\)", with: "(?:\(choice))")
        }
        return (try? Regex(expression).wholeMatch(in: text)) != nil
    }
}
private enum RegexText {
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += "*?+[](){}.^$|\\/-".contains($1) ? "\\\($1)" : String($1) }
    }
}

extension AppleAssociation {
    /// Returns true if the file's first rule that matches a path claims it.
    func claims(_ link: String) -> Bool {
        rules.first { $0.matches(link, variables, isDecoded: false) }?.isExcluded == false
    }
}
extension AndroidAssociation {
    /// Returns true if the file's first rule that matches a path claims it.
    func claims(_ link: String) -> Bool {
        rules.first { $0.matches(link, [:], isDecoded: true) }?.isExcluded == false
    }
}
extension AndroidIntentFilter {
    /// Returns true if the filter matches an encoded path of its first host, as a device does.
    func matches(_ path: String) -> Bool {
        let path = PercentCoding.decoded(path) ?? path
        return paths.contains {
            switch $0.kind {
            case .path: path == $0.text
            case .pathPrefix: path.hasPrefix($0.text)
            case .pathPattern: AndroidGlob.matches(path, $0.text)
            }
        }
    }
}
