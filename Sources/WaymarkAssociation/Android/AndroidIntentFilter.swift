public import Waymark
package import WaymarkLinks

/// An `<intent-filter>` of an Android app's manifest, for links that Android offers to the app ([data element][1]).
///
/// Its patterns don't distinguish segments, so `.*` may match several. If a filter claims too much, the dynamic rules
/// of ``AndroidAssociation`` narrow it from Android 15 on; on every version, the app itself refuses such links.
///
/// [1]: https://developer.android.com/guide/topics/manifest/data-element
package struct AndroidIntentFilter: Hashable, Sendable {
    /// A condition on a decoded path.
    package enum Path: Hashable, Sendable {
        /// The path is this text.
        case exact(String)
        /// The path starts with this text.
        case prefix(String)
        /// The path ends with this text. Works from Android 12 on.
        case suffix(String)
        /// A pattern: `.` matches any character, `*` repeats the character before it, `\` escapes the next character.
        /// An escaped dot still matches any character, unless `*` follows it.
        case pattern(String)
        /// A pattern with `.`, `*`, `+`, `{1,3}` and sets such as `[a-z]`. Works from Android 12 on. A malformed
        /// pattern matches no path.
        case advancedPattern(String)
    }
    /// The schemes, in lower case.
    package let schemes: [String]
    /// The hosts, one of which has to match. Without hosts, the filter matches every link of its schemes and ignores
    /// paths.
    package let authorities: [Authority]
    /// The paths, one of which has to match; empty for any path.
    package let paths: [Path]
    /// A Boolean value that indicates whether Android checks each host's `assetlinks.json`.
    package let isVerified: Bool

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - schemes: The schemes, in lower case, because browsers lowercase the schemes of links.
    ///   - hosts: The hosts; for a custom scheme, the first segments of its links. `*` is any host, and `*.shell.app`
    ///     any host with that suffix. Without hosts, the filter matches every link of its schemes and ignores paths.
    ///   - paths: The paths, one of which has to match; empty for any path.
    ///   - isVerified: true if Android is to check each host's `assetlinks.json`.
    package init(schemes: [String], hosts: [String], paths: [Path] = [], isVerified: Bool = false) {
        self.init(
            schemes: schemes, authorities: hosts.map { Authority(host: $0) }, paths: paths, isVerified: isVerified)
    }
    package init(schemes: [String], authorities: [Authority], paths: [Path] = [], isVerified: Bool = false) {
        self.schemes = schemes
        self.authorities = authorities
        self.paths = paths
        self.isVerified = isVerified
    }

    /// Returns the filters of an app. There is a verified one for its universal links, if it has hosts and patterns,
    /// and one for each of its own schemes, if any pattern can follow a scheme. They match every link that the app
    /// prints.
    package static func filters<Destination>(for links: LinkTable<Destination>) -> [AndroidIntentFilter] {
        filters(for: links.resolver)
    }
    package static func filters<Destination>(for resolver: LinkResolver<Destination>) -> [AndroidIntentFilter] {
        let (table, origins) = (resolver.table, resolver.origins)
        let entries = table.entries
        var filters: [AndroidIntentFilter] = []
        // without paths, the filter would claim every link of the hosts
        if !origins.hosts.isEmpty, !entries.isEmpty {
            filters.append(
                AndroidIntentFilter(
                    schemes: ["https"], hosts: origins.hosts, paths: unique(entries.flatMap(\.androidPaths)),
                    isVerified: true))
        }
        let first = entries.compactMap { entry -> String? in
            guard case .literal(let text)? = entry.parsed.segments.first, entry.parsed.canFollowScheme else {
                return nil
            }
            return text.lowercased()
        }
        for scheme in origins.schemes where !first.isEmpty {
            filters.append(AndroidIntentFilter(schemes: [scheme], hosts: unique(first)))
        }
        return filters
    }
    private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return elements.filter { seen.insert($0).inserted }
    }

    // MARK: XML
    /// The filter as an element of `AndroidManifest.xml`.
    package var xml: String {
        var lines = [
            "<action android:name=\"android.intent.action.VIEW\" />",
            "<category android:name=\"android.intent.category.DEFAULT\" />",
            "<category android:name=\"android.intent.category.BROWSABLE\" />",
        ]
        lines += schemes.map { Self.data("scheme", $0) }
        lines += authorities.map { Self.data("host", $0.host, port: $0.port) }
        lines += paths.map { path in
            switch path {
            case .exact(let text): Self.data("path", text)
            case .prefix(let text): Self.data("pathPrefix", text)
            case .suffix(let text): Self.data("pathSuffix", text)
            case .pattern(let text): Self.data("pathPattern", text)
            case .advancedPattern(let text): Self.data("pathAdvancedPattern", text)
            }
        }
        let start = isVerified ? "<intent-filter android:autoVerify=\"true\">" : "<intent-filter>"
        return ([start] + lines.map { "    " + $0 } + ["</intent-filter>"]).joined(separator: "\n")
    }
    /// Returns a `data` element. Doubles backslashes, because Android removes one level of escaping from resources.
    private static func data(_ name: String, _ text: String, port: Int? = nil) -> String {
        let text = MarkupText.escaped(text).replacing("\\", with: "\\\\")
        return "<data android:\(name)=\"\(text)\"\(port.map { " android:port=\"\($0)\"" } ?? "") />"
    }

    // MARK: matching
    /// Returns true if the link has one of the filter's schemes, one of its hosts and one of its paths. Without hosts,
    /// only the scheme counts; without paths, any path matches.
    ///
    /// The link's own scheme may have any case, because browsers lowercase it.
    package func matches(_ url: String) -> Bool {
        let link = AndroidURI(url)
        guard schemes.contains(link.scheme?.lowercased() ?? "") else { return false }
        guard !authorities.isEmpty else { return true }
        guard authorities.contains(where: { $0.matches(link) }) else { return false }
        return paths.isEmpty || paths.contains { $0.matches(link.path ?? "") }
    }
}

extension AndroidIntentFilter.Path {
    /// Returns true if the condition matches a decoded path.
    func matches(_ path: String) -> Bool {
        switch self {
        case .exact(let text): path.utf8.elementsEqual(text.utf8)
        case .prefix(let text): path.utf8.starts(with: text.utf8)
        case .suffix(let text): path.utf8.reversed().starts(with: text.utf8.reversed())
        case .pattern(let text): AndroidGlob.matches(path, text)
        case .advancedPattern(let text): AndroidAdvancedGlob(text)?.matches(path) ?? false
        }
    }
    /// Returns true if Android can parse the advanced pattern.
    package static func isAdvancedPattern(_ text: String) -> Bool { AndroidAdvancedGlob(text) != nil }
}

extension LinkRow {
    /// The conditions that together match every path of the pattern. They may match other paths, too.
    fileprivate var androidPaths: [AndroidIntentFilter.Path] {
        var plain = ""
        var pattern = ""
        var isPlain = true
        var paths: [AndroidIntentFilter.Path] = []
        func path() -> AndroidIntentFilter.Path {
            plain.isEmpty ? .exact("/") : isPlain ? .exact(plain) : .pattern(pattern)
        }
        for (index, segment) in parsed.segments.enumerated() {
            switch segment {
            case .literal(let literal):
                plain += "/" + literal
                pattern += "/" + Self.escaped(literal)
                continue
            case .optional: paths.append(path())
            case .parameter, .rest: break
            }
            let isLast = index == parsed.segments.count - 1
            if !isLast, types[placeholders[placeholder(at: index)].name]?._mayHoldSlashes == true {
                // an encoded slash in the value would end the match, so claim everything with the same prefix
                return paths + [isPlain ? .prefix(plain + "/") : .pattern(pattern + "/.*")]
            }
            plain += "/"
            pattern += "/..*"
            isPlain = false
        }
        return paths + [path()]
    }
    /// Returns the index in `placeholders` of the placeholder of a segment, which mustn't be a literal.
    private func placeholder(at segment: Int) -> Int {
        parsed.segments[..<segment].count { if case .literal = $0 { false } else { true } }
    }
    /// Escapes a literal for a `pathPattern`.
    private static func escaped(_ literal: String) -> String {
        var output = ""
        for character in literal {
            if ".*\\".contains(character) { output += "\\" }
            output.append(character)
        }
        return output
    }
}

extension AndroidAssociation {
    /// Returns the `<intent-filter>` elements for the manifest of an app with these links, as XML; empty if there are
    /// none. There is a verified one for the app's universal links, if it has hosts and patterns, and one for each of
    /// its own schemes, if any pattern can follow a scheme. They match every link that the app prints.
    public static func intentFilters<Destination>(for links: LinkTable<Destination>) -> String {
        AndroidIntentFilter.filters(for: links).map(\.xml).joined(separator: "\n")
    }
}
