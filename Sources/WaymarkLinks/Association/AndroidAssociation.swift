#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An `assetlinks.json` file: which of a site's links open an Android app ([Configure website associations][1]).
///
/// Served at `/.well-known/assetlinks.json`, as `application/json`, without a redirect. From Android 15 on, its dynamic
/// rules narrow what the app's manifest claims; they never widen it, so that ``intentFilter(for:origins:)`` is
/// needed all the same.
///
/// [1]: https://developer.android.com/training/app-links/configure-assetlinks
public struct AndroidAssociation: Hashable, Sendable {
    /// An app.
    public struct App: Hashable, Sendable {
        /// Its package: `com.example.app`.
        public let package: String
        /// The SHA-256 fingerprints of its certificates: 32 pairs of upper-case hexadecimal digits with `:` between.
        public let fingerprints: [String]

        /// - Throws: ``AssociationError`` for a name or a fingerprint of another form.
        public init(package: String, fingerprints: [String]) throws(AssociationError) {
            guard Self.isPackage(package) else { throw .malformedPackage(package) }
            for text in fingerprints where !Self.isFingerprint(text) { throw .malformedFingerprint(text) }
            guard !fingerprints.isEmpty else { throw .malformedFingerprint("") }
            self.package = package
            self.fingerprints = fingerprints
        }
        private static func isPackage(_ text: String) -> Bool {
            let parts = text.utf8.split(separator: Byte.dot, omittingEmptySubsequences: false)
            return parts.count > 1
                && parts.allSatisfy { part in
                    part.first.map(Byte.isLetter) ?? false
                        && part.allSatisfy { Byte.isLetter($0) || Byte.isDigit($0) || $0 == 0x5F }
                }
        }
        private static func isFingerprint(_ text: String) -> Bool {
            let pairs = text.utf8.split(separator: Byte.colon, omittingEmptySubsequences: false)
            return pairs.count == 32
                && pairs.allSatisfy { pair in
                    pair.count == 2 && pair.allSatisfy { Byte.isDigit($0) || (0x41...0x46).contains($0) }
                }
        }
    }
    /// The apps, each of which gets the same rules.
    public let apps: [App]
    /// The dynamic rules, in order: the first that matches wins.
    public let components: [AppleAssociation.Component]

    /// The file of a table.
    ///
    /// - Throws: ``AssociationError/inexpressible(_:)``.
    public init<Destination>(table: LinkTable<Destination>, apps: [App]) throws(AssociationError) {
        self.apps = apps
        components = try AssociationRules(table).components(usingVariables: false)
    }

    /// The file's JSON.
    public func json() throws(AssociationError) -> Data {
        try AssociationError.encoding(apps.map { Statement(app: $0, components: components) })
    }

    /// A statement of the file ([Digital Asset Links][1]).
    ///
    /// [1]: https://developers.google.com/digital-asset-links/v1/statements
    private struct Statement: Encodable {
        let app: App
        let components: [AppleAssociation.Component]
        private static let relation = "delegate_permission/common.handle_all_urls"
        private struct Target: Encodable {
            let namespace = "android_app"
            let package_name: String
            let sha256_cert_fingerprints: [String]
        }
        private struct Extension: Encodable { let dynamic_app_link_components: [Component] }
        private struct Component: Encodable {
            let path: String?
            let query: AppleAssociation.Query?
            let exclude: Bool?
            let comments: String?
            enum CodingKeys: String, CodingKey {
                case path = "/"
                case query = "?"
                case exclude, comments
            }
        }
        private enum CodingKeys: String, CodingKey { case relation, target, relation_extensions }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode([Self.relation], forKey: .relation)
            try container.encode(
                Target(package_name: app.package, sha256_cert_fingerprints: app.fingerprints), forKey: .target)
            let rules = components.map {
                Component(path: $0.path, query: $0.query, exclude: $0.exclude, comments: $0.comment)
            }
            try container.encode(
                [Self.relation: Extension(dynamic_app_link_components: rules)], forKey: .relation_extensions)
        }
    }
}

extension AndroidAssociation {
    /// The `<intent-filter>`s of an app's manifest for a table's links: universal links, verified, and custom schemes.
    ///
    /// A path's pattern in a manifest knows no segments: `.*` may match several. What it claims too much, the dynamic
    /// rules take back from Android 15 on, and the app's own table refuses everywhere.
    public static func intentFilter<Destination>(
        for table: LinkTable<Destination>, origins: LinkOrigins
    ) -> String {
        let entries = table.entries
        var filters: [String] = []
        if !origins.hosts.isEmpty {
            var lines = origins.hosts.map { "<data android:host=\"\($0)\" />" }
            lines.insert("<data android:scheme=\"https\" />", at: 0)
            lines += unique(entries.flatMap { paths(of: $0.parsed) })
            filters.append(filter(lines, isVerified: true))
        }
        for scheme in origins.schemes {
            let hosts = entries.compactMap { entry -> String? in
                guard case .literal(let text)? = entry.parsed.segments.first else { return nil }
                return "<data android:host=\"\(escaped(text.lowercased()))\" />"
            }
            filters.append(filter(["<data android:scheme=\"\(scheme)\" />"] + unique(hosts), isVerified: false))
        }
        return filters.joined(separator: "\n")
    }

    private static func filter(_ data: [String], isVerified: Bool) -> String {
        let lines =
            [
                "<action android:name=\"android.intent.action.VIEW\" />",
                "<category android:name=\"android.intent.category.DEFAULT\" />",
                "<category android:name=\"android.intent.category.BROWSABLE\" />",
            ] + data
        let start = isVerified ? "<intent-filter android:autoVerify=\"true\">" : "<intent-filter>"
        return ([start] + lines.map { "    " + $0 } + ["</intent-filter>"]).joined(separator: "\n")
    }
    private static func paths(of pattern: ParsedPattern) -> [String] {
        var text = ""
        var isPlain = true
        var lines: [String] = []
        func line() -> String {
            let path = text.isEmpty ? "/" : text
            return isPlain
                ? "<data android:path=\"\(escaped(path))\" />" : "<data android:pathPattern=\"\(escaped(path))\" />"
        }
        for segment in pattern.segments {
            switch segment {
            case .literal(let literal): text += "/" + literal.replacing("*", with: "\\\\*")
            case .optional:
                lines.append(line())
                fallthrough
            case .parameter, .rest:
                text += "/..*"
                isPlain = false
            }
        }
        return lines + [line()]
    }
    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
    private static func unique(_ lines: [String]) -> [String] {
        var seen: Set<String> = []
        return lines.filter { seen.insert($0).inserted }
    }
}
