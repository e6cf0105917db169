import Waymark
import WaymarkLinks

/// An `<intent-filter>` of an Android app's manifest, for links that Android offers to the app ([data element][1]).
///
/// Its patterns don't distinguish segments, so `.*` may match several. If a filter claims too much, the dynamic rules
/// of ``AndroidAssociation`` narrow it from Android 15 on; on every version, the app itself refuses such links.
///
/// [1]: https://developer.android.com/guide/topics/manifest/data-element
struct AndroidIntentFilter: Hashable, Sendable {
    /// A condition on a decoded path.
    struct Path: Hashable, Sendable {
        enum Kind: String { case path, pathPrefix, pathPattern }
        let kind: Kind
        /// The text to compare with. In a pattern, `.` matches any character, `*` repeats the character before it, and
        /// `\` escapes the next one.
        let text: String
    }
    let scheme: String
    /// The hosts, one of which has to match; for a custom scheme, the first segments of its links.
    let hosts: [String]
    /// The paths, one of which has to match; empty for any path.
    var paths: [Path] = []
    /// A Boolean value that indicates whether Android checks each host's `assetlinks.json`.
    var isVerified = false

    static func filters<Destination>(for links: LinkTable<Destination>) -> [AndroidIntentFilter] {
        let origins = links.resolver.origins
        var filters: [AndroidIntentFilter] = []
        // without paths, the filter would claim every link of the hosts
        if !origins.hosts.isEmpty, !links.patterns.isEmpty {
            let paths = unique(links.patterns.flatMap(\.androidPaths))
            filters = [AndroidIntentFilter(scheme: "https", hosts: origins.hosts, paths: paths, isVerified: true)]
        }
        let first = links.patterns.filter(\.parsed.canFollowScheme).compactMap { row in
            if case .literal(let text)? = row.parsed.segments.first { text.lowercased() } else { nil }
        }
        guard !first.isEmpty else { return filters }
        return filters + origins.schemes.map { AndroidIntentFilter(scheme: $0, hosts: unique(first)) }
    }
    private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return elements.filter { seen.insert($0).inserted }
    }

    /// The filter as an element of `AndroidManifest.xml`.
    var xml: String {
        var lines = [
            "<action android:name=\"android.intent.action.VIEW\" />",
            "<category android:name=\"android.intent.category.DEFAULT\" />",
            "<category android:name=\"android.intent.category.BROWSABLE\" />",
            Self.data("scheme", scheme),
        ]
        lines += hosts.map { Self.data("host", $0) } + paths.map { Self.data($0.kind.rawValue, $0.text) }
        let start = isVerified ? "<intent-filter android:autoVerify=\"true\">" : "<intent-filter>"
        return ([start] + lines.map { "    " + $0 } + ["</intent-filter>"]).joined(separator: "\n")
    }
    /// Returns a `data` element. Doubles backslashes, because Android removes one level of escaping from resources.
    private static func data(_ name: String, _ text: String) -> String {
        "<data android:\(name)=\"\(MarkupText.escaped(text).replacing("\\", with: "\\\\"))\" />"
    }
}

extension DeclaredPattern {
    /// The conditions that together match every path of the pattern. They may match other paths, too.
    fileprivate var androidPaths: [AndroidIntentFilter.Path] {
        var (plain, pattern, isPlain) = ("", "", true)
        var paths: [AndroidIntentFilter.Path] = []
        func path() -> AndroidIntentFilter.Path {
            isPlain ? .init(kind: .path, text: plain.isEmpty ? "/" : plain) : .init(kind: .pathPattern, text: pattern)
        }
        for (index, segment) in parsed.segments.enumerated() {
            var value: String?
            switch segment {
            case .literal(let literal):
                plain += "/" + literal
                pattern += "/" + literal.replacing(#/[.*\\]/#) { "\\" + $0.output }
                continue
            case .parameter(let name): value = name
            case .optional(let name):
                paths.append(path())
                value = name
            case .rest: break
            }
            if index < parsed.segments.count - 1, let value, types[value]?._parameter.mayHoldSlashes == true {
                // an encoded slash in the value would end the match, so claim everything with the same prefix
                return paths + [
                    isPlain
                        ? .init(kind: .pathPrefix, text: plain + "/") : .init(kind: .pathPattern, text: pattern + "/.*")
                ]
            }
            pattern += "/..*"
            isPlain = false
        }
        return paths + [path()]
    }
}
