public import Waymark
import WaymarkLinks

/// An `assetlinks.json` file: which of a site's links open an Android app ([Configure website associations][1]).
///
/// Serve it at `/.well-known/assetlinks.json`, as `application/json`, without a redirect. From Android 15 on, its
/// dynamic rules can narrow what the app's manifest claims, but never widen it, so the manifest still needs the
/// elements from ``intentFilters(for:)``.
///
/// [1]: https://developer.android.com/training/app-links/configure-assetlinks
public struct AndroidAssociation: Hashable, Sendable {
    /// An Android app, identified by its package name and signing certificates.
    package struct App: Hashable, Sendable {
        /// The package name: `com.example.app`.
        package let package: String
        /// The SHA-256 fingerprints of the app's certificates, each 32 pairs of uppercase hexadecimal digits separated
        /// by `:`.
        package let fingerprints: [String]

        /// Creates an app.
        ///
        /// - Throws: ``AssociationIssue`` if the name or a fingerprint is malformed, or if there is no fingerprint.
        package init(package: String, fingerprints: [String]) throws(AssociationIssue) {
            guard Self.isPackage(package) else { throw AssociationIssue(.malformedPackage(package)) }
            for text in fingerprints where !Self.isFingerprint(text) {
                throw AssociationIssue(.malformedFingerprint(text))
            }
            guard !fingerprints.isEmpty else { throw AssociationIssue(.noFingerprints) }
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
        static func isFingerprint(_ text: String) -> Bool {
            let pairs = text.utf8.split(separator: Byte.colon, omittingEmptySubsequences: false)
            return pairs.count == 32
                && pairs.allSatisfy { pair in
                    pair.count == 2 && pair.allSatisfy { Byte.isDigit($0) || (0x41...0x46).contains($0) }
                }
        }
    }
    /// The file's statement about one app.
    package struct Statement: Hashable, Sendable {
        /// The app that may open the site's links.
        package let app: App
        /// The dynamic rules, in order: the first that matches wins. nil if there are none, and the app's manifest
        /// alone decides. An empty list claims no link.
        package let components: [AppleAssociation.Component]?
    }
    /// The statements about apps, in the file's order.
    package let statements: [Statement]

}

extension AndroidAssociation {
    /// Creates the file of one or more apps that have the same links. The rules claim every link that the apps print.
    ///
    /// - Parameters:
    ///   - links: The apps' links.
    ///   - apps: The SHA-256 fingerprints of each app's certificates, by package: `com.example.app`. A fingerprint has
    ///     32 pairs of uppercase hexadecimal digits separated by `:`.
    /// - Throws: ``AssociationIssue`` for a malformed package or fingerprint, for an app without fingerprints, and for
    ///   a pattern that the format cannot express.
    public init<Destination>(
        _ links: LinkTable<Destination>, apps: [String: [String]]
    ) throws(AssociationIssue) {
        var statements: [App] = []
        for (package, fingerprints) in apps.sorted(by: { $0.key < $1.key }) {
            statements.append(try App(package: package, fingerprints: fingerprints))
        }
        try self.init(table: links.resolver.table, apps: statements)
    }
    package init<Destination>(table: LinkIndex<Destination>, apps: [App]) throws(AssociationIssue) {
        try self.init(sources: table.entries.map { AssociationSource($0) }, apps: apps)
    }
    package init(sources: [AssociationSource], apps: [App]) throws(AssociationIssue) {
        let components = try AssociationRules(sources).components(for: .android)
        self.init(statements: apps.map { Statement(app: $0, components: components) })
    }
}

// MARK: matching
extension AndroidAssociation {
    /// Returns the verdict of an app's dynamic rules on a URL of the file's site: the first rule that matches wins.
    /// Returns nil for an app that has a statement without dynamic rules. Such an app opens everything that its
    /// manifest claims. An app that isn't in the file claims nothing.
    ///
    /// Patterns are compared with the decoded URL; `*` matches any characters, `?` matches one. Unlike on Apple's
    /// systems, no slash is optional, and at least one instance of each named query item has to be present and match.
    package func verdict(on url: String, for package: String) -> AppleAssociation.Verdict? {
        let own = statements.filter { $0.app.package == package }
        guard !own.isEmpty else { return .unclaimed }
        let rules = own.compactMap(\.components)
        guard rules.count == own.count else { return nil }
        let parts = AppleAssociation.URLParts(url)
        for component in rules.joined() where component.matchesOnAndroid(parts) {
            return component.exclude == true ? .excluded(component) : .claimed(component)
        }
        return .unclaimed
    }
}

extension AppleAssociation.Component {
    fileprivate func matchesOnAndroid(_ parts: AppleAssociation.URLParts) -> Bool {
        func matches(_ pattern: String?, _ text: String) -> Bool {
            guard let pattern else { return true }
            return AssociationPattern(pattern, nil).matches(PercentCoding.decoded(text) ?? text)
        }
        guard matches(path, parts.path.isEmpty ? "/" : parts.path), matches(fragment, parts.fragment) else {
            return false
        }
        switch query {
        case nil: return true
        case .whole(let pattern): return matches(pattern, parts.query)
        case .items(let items):
            return items.allSatisfy { name, pattern in
                parts.items.contains {
                    (PercentCoding.decoded($0.name) ?? $0.name) == name && matches(pattern, $0.value)
                }
            }
        }
    }
}
