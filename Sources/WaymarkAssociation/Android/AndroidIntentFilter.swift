public import Waymark
import WaymarkLinks

/// An `<intent-filter>` of an Android app's manifest: which links the app asks for ([data element][1]).
///
/// Its patterns do not know segments: `.*` may match several. If a filter claims too much, the dynamic rules of
/// ``AndroidAssociation`` narrow it from Android 15 on, and the app refuses such links on every version.
///
/// [1]: https://developer.android.com/guide/topics/manifest/data-element
public struct AndroidIntentFilter: Hashable, Sendable {
    /// A condition on a decoded path.
    public enum Path: Hashable, Sendable {
        /// The whole path.
        case exact(String)
        /// The beginning of the path.
        case prefix(String)
        /// A pattern: `.` matches any character, `*` repeats the character before it, `\` escapes the next character.
        case pattern(String)
    }
    /// The schemes, in lower case.
    package let schemes: [String]
    /// The hosts; of a custom scheme's links, their first segments.
    package let hosts: [String]
    /// The paths, any of which will do; none for any path.
    package let paths: [Path]
    /// Whether Android asks each host's `assetlinks.json`.
    package let isVerified: Bool

    /// Creates a filter, as a manifest has it.
    ///
    /// - Parameters:
    ///   - schemes: The schemes, in lower case.
    ///   - hosts: The hosts; of a custom scheme's links, their first segments.
    ///   - paths: The paths, of which one has to match; none for any path.
    ///   - isVerified: Whether Android asks each host's `assetlinks.json`.
    public init(schemes: [String], hosts: [String], paths: [Path] = [], isVerified: Bool = false) {
        self.schemes = schemes
        self.hosts = hosts
        self.paths = paths
        self.isVerified = isVerified
    }

    /// The filters of an app: one for its universal links, verified, and one for each of its own schemes. They match
    /// every link that the app prints.
    public static func filters<Destination>(for links: DeepLinks<Destination>) -> [AndroidIntentFilter] {
        filters(for: links.resolver)
    }
    package static func filters<Destination>(for resolver: LinkResolver<Destination>) -> [AndroidIntentFilter] {
        let (table, origins) = (resolver.table, resolver.origins)
        let entries = table.entries
        var filters: [AndroidIntentFilter] = []
        if !origins.hosts.isEmpty {
            filters.append(
                AndroidIntentFilter(
                    schemes: ["https"], hosts: origins.hosts, paths: unique(entries.flatMap(\.androidPaths)),
                    isVerified: true))
        }
        let first = entries.compactMap { entry -> String? in
            guard case .literal(let text)? = entry.parsed.segments.first, entry.parsed.hasCustomForm else { return nil }
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
    public var xml: String {
        var lines = [
            "<action android:name=\"android.intent.action.VIEW\" />",
            "<category android:name=\"android.intent.category.DEFAULT\" />",
            "<category android:name=\"android.intent.category.BROWSABLE\" />",
        ]
        lines += schemes.map { Self.data("scheme", $0) }
        lines += hosts.map { Self.data("host", $0) }
        lines += paths.map { path in
            switch path {
            case .exact(let text): Self.data("path", text)
            case .prefix(let text): Self.data("pathPrefix", text)
            case .pattern(let text): Self.data("pathPattern", text)
            }
        }
        let start = isVerified ? "<intent-filter android:autoVerify=\"true\">" : "<intent-filter>"
        return ([start] + lines.map { "    " + $0 } + ["</intent-filter>"]).joined(separator: "\n")
    }
    /// A backslash is doubled: a resource's text loses one.
    private static func data(_ name: String, _ text: String) -> String {
        let text = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
            .replacing("\\", with: "\\\\")
        return "<data android:\(name)=\"\(text)\" />"
    }

    // MARK: matching
    /// Whether the filter matches a URL.
    public func matches(_ url: String) -> Bool {
        guard let separator = url.firstRange(of: "://") else { return false }
        let rest = url[separator.upperBound...]
        let host = rest.prefix { !"/?#".contains($0) }
        let name = host.prefix { $0 != ":" }.lowercased()
        guard schemes.contains(url[..<separator.lowerBound].lowercased()), hosts.contains(name) else { return false }
        let parts = AppleAssociation.URLParts(url)
        guard let path = LinkEncoding.decoded(parts.path) else { return false }
        return paths.isEmpty || paths.contains { $0.matches(path) }
    }
}

extension AndroidIntentFilter.Path {
    /// Whether the condition has a decoded path.
    ///
    /// A repeated character takes as many as there are, and `.*` takes all up to the first of the character that
    /// follows: Android does not go back to try fewer or more, so that a pattern which would match by another way does
    /// not match here either.
    func matches(_ path: String) -> Bool {
        switch self {
        case .exact(let text): path.utf8.elementsEqual(text.utf8)
        case .prefix(let text): path.utf8.starts(with: text.utf8)
        case .pattern(let text): Self.matches(Self.parts(of: text), Array(path.unicodeScalars))
        }
    }

    private struct Part {
        /// nil for any character.
        let scalar: Unicode.Scalar?
        let isRepeated: Bool
    }
    private static func parts(of pattern: String) -> [Part] {
        let scalars = Array(pattern.unicodeScalars)
        var parts: [Part] = []
        var index = 0
        while index < scalars.count {
            var scalar: Unicode.Scalar? = scalars[index] == "." ? nil : scalars[index]
            if scalars[index] == "\\", index + 1 < scalars.count {
                index += 1
                scalar = scalars[index]
            }
            index += 1
            let isRepeated = index < scalars.count && scalars[index] == "*"
            if isRepeated { index += 1 }
            parts.append(Part(scalar: scalar, isRepeated: isRepeated))
        }
        return parts
    }
    private static func matches(_ parts: [Part], _ text: [Unicode.Scalar]) -> Bool {
        var index = 0
        for (number, part) in parts.enumerated() {
            switch (part.scalar, part.isRepeated) {
            case (let scalar, false):
                guard index < text.count, scalar == nil || scalar == text[index] else { return false }
                index += 1
            case (let scalar?, true):
                while index < text.count, text[index] == scalar { index += 1 }
            case (nil, true):
                guard number + 1 < parts.count else { return true }
                guard let stop = parts[number + 1].scalar else { return false }
                while index < text.count, text[index] != stop { index += 1 }
                guard index < text.count else { return false }
            }
        }
        return index == text.count
    }
}

extension ParsedPattern {
    /// Whether the first segment can stand where a custom scheme's host would.
    package var hasCustomForm: Bool {
        guard case .literal(let text)? = segments.first else { return false }
        return text.utf8.allSatisfy { Byte.isLetter($0) || Byte.isDigit($0) || "-._~!$&'()*+,;=".utf8.contains($0) }
    }
}

extension DeclaredLink {
    /// The conditions that match every path of the pattern.
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
                // a decoded slash would end the value: all that starts alike is asked for
                return paths + [isPlain ? .prefix(plain + "/") : .pattern(pattern + "/.*")]
            }
            plain += "/"
            pattern += "/..*"
            isPlain = false
        }
        return paths + [path()]
    }
    /// Which placeholder stands at a segment.
    private func placeholder(at segment: Int) -> Int {
        parsed.segments[..<segment].count { if case .literal = $0 { false } else { true } }
    }
    /// A literal in a pattern: what means something there is made plain.
    private static func escaped(_ literal: String) -> String {
        var output = ""
        for character in literal {
            if ".*\\".contains(character) { output += "\\" }
            output.append(character)
        }
        return output
    }
}
