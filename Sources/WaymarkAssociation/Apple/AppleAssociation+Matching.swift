import WaymarkLinks

extension AppleAssociation {
    /// The file's verdict on a link, for one app.
    package enum Verdict: Hashable, Sendable {
        /// The app opens the link, because this rule matches it.
        case claimed(Component)
        /// The app doesn't open the link, because this rule excludes it.
        case excluded(Component)
        /// None of the app's rules matches the link.
        case unclaimed

        /// A Boolean value that indicates whether the app opens the link.
        package var isClaimed: Bool { if case .claimed = self { true } else { false } }
        /// The rule that claims or excludes the link; nil if none matches it.
        package var rule: Component? {
            switch self {
            case .claimed(let rule), .excluded(let rule): rule
            case .unclaimed: nil
            }
        }
    }

    /// The identifiers of the apps with universal links, in the file's order and without duplicates.
    public var appIDs: [String] {
        var seen: Set<String> = []
        return (applinks?.details ?? []).flatMap(\.appIDs).filter { seen.insert($0).inserted }
    }

    /// Returns the identifiers of the apps that the file allows to open a URL of its site, in the order of ``appIDs``.
    /// A device opens the URL in one of them that is installed. The URL may be only a path; its scheme and host are
    /// ignored.
    public func apps(opening url: String) -> [String] {
        appIDs.filter { verdict(on: url, for: $0).isClaimed }
    }

    /// Returns the file's verdict on a URL of its site, for one app. The components of the app's details are tried in
    /// order, and the first that matches wins. Details of other apps don't matter.
    ///
    /// Scheme and host are ignored: a file applies to the site that serves it. The rules follow Apple's pages on
    /// [components][1] and [variables][2]. A pattern has to match the whole component; `*` matches any characters, `?`
    /// one. Leading and trailing slashes are optional on both sides, repeated slashes count as one, and a final `/*`
    /// also matches the path before it. Each named query item must match in all its instances, and an absent one counts
    /// as empty.
    ///
    /// - Parameters:
    ///   - url: The URL, or only its path.
    ///   - appID: The app's identifier, in the form `PREFIX.bundle.identifier`.
    ///
    /// [1]:
    /// https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary
    /// [2]: https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables-swift.dictionary
    package func verdict(on url: String, for appID: String) -> Verdict {
        guard let applinks else { return .unclaimed }
        let parts = URLParts(url)
        for detail in applinks.details where detail.appIDs.contains(appID) {
            for component in detail.components {
                let rule = Rule(component, detail.defaults, applinks.defaults, applinks.substitutionVariables ?? [:])
                guard rule.matches(parts) else { continue }
                return component.exclude == true ? .excluded(component) : .claimed(component)
            }
        }
        return .unclaimed
    }

    /// The path, query and fragment of a URL or of a path, not decoded.
    struct URLParts {
        let path: String
        let query: String
        let fragment: String

        init(_ url: String) {
            var rest = url[...]
            // a path may contain another URL
            if rest.first != "/", let start = rest.firstRange(of: "://") {
                rest = rest[start.upperBound...]
                rest = rest.firstIndex { "/?#".contains($0) }.map { rest[$0...] } ?? ""
            }
            var fragment = ""
            if let hash = rest.firstIndex(of: "#") {
                fragment = String(rest[rest.index(after: hash)...])
                rest = rest[..<hash]
            }
            var query = ""
            if let mark = rest.firstIndex(of: "?") {
                query = String(rest[rest.index(after: mark)...])
                rest = rest[..<mark]
            }
            path = String(rest)
            self.query = query
            self.fragment = fragment
        }
        /// The names and values of the query's items, in order. The value of an item without `=` is empty.
        var items: [(name: String, value: String)] {
            query.split(separator: "&").map { pair in
                let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return (String(sides[0]), sides.count > 1 ? String(sides[1]) : "")
            }
        }
    }

    /// A component, with the options that it has or inherits, and the file's variables.
    struct Rule {
        let component: Component
        let isCaseSensitive: Bool
        let isPercentEncoded: Bool
        let variables: [String: [String]]

        init(_ component: Component, _ own: Defaults?, _ outer: Defaults?, _ variables: [String: [String]]) {
            self.component = component
            self.variables = variables
            isCaseSensitive = component.caseSensitive ?? own?.caseSensitive ?? outer?.caseSensitive ?? true
            isPercentEncoded = component.percentEncoded ?? own?.percentEncoded ?? outer?.percentEncoded ?? true
        }

        func matches(_ parts: URLParts) -> Bool {
            matchesPath(parts.path) && matchesQuery(parts) && matches(component.fragment, parts.fragment)
        }
        private func matches(_ pattern: String?, _ text: String) -> Bool {
            guard let pattern else { return true }
            let text = isPercentEncoded ? text : Self.decoded(text)
            return AssociationPattern(pattern, variables, isCaseSensitive: isCaseSensitive).matches(text)
        }
        private func matchesPath(_ path: String) -> Bool {
            guard let pattern = component.path else { return true }
            let own = Self.trimmed(pattern)
            let other = Self.trimmed(path)
            if matches(own, other) { return true }
            return own.hasSuffix("/*") && matches(String(own.dropLast(2)), other)
        }
        private func matchesQuery(_ parts: URLParts) -> Bool {
            switch component.query {
            case nil: return true
            case .whole(let pattern): return matches(pattern, parts.query)
            case .items(let patterns):
                let items = parts.items
                return patterns.allSatisfy { name, pattern in
                    let values = items.filter { $0.name == name }.map(\.value)
                    return (values.isEmpty ? [""] : values).allSatisfy { matches(pattern, $0) }
                }
            }
        }
        /// Returns the path without leading and trailing slashes, and with one slash for each run of several.
        static func trimmed(_ path: String) -> String { path.split(separator: "/").joined(separator: "/") }
        private static func decoded(_ text: String) -> String { PercentCoding.decoded(text) ?? text }
    }
}
