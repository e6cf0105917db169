public import Foundation
public import Waymark
public import WaymarkLinks

/// An `assetlinks.json` file: which of a site's links open an Android app ([Configure website associations][1]).
///
/// Serve it at `/.well-known/assetlinks.json`, as `application/json`, without a redirect. From Android 15 on, its
/// dynamic rules can narrow what the app's manifest claims, but never widen it, so the manifest still needs the
/// elements from ``intentFilters(for:)``.
///
/// [1]: https://developer.android.com/training/app-links/configure-assetlinks
public struct AndroidAssociation: Hashable, Sendable {
    private let apps: [String: [String]]
    /// The dynamic rules of each app, in order: the first that matches a link wins.
    let rules: [AssociationRules.Rule]

    /// Creates the file of one or more apps that have the same links. The rules claim every link that the apps print.
    ///
    /// - Parameters:
    ///   - links: The apps' links.
    ///   - apps: The SHA-256 fingerprints of each app's certificates, by package: `com.example.app`. A fingerprint has
    ///     32 pairs of uppercase hexadecimal digits separated by `:`.
    /// - Throws: `LinkSetupError` for a malformed package or fingerprint, for an app without fingerprints, and for
    ///   a pattern that the format cannot express.
    public init<Destination>(_ links: LinkTable<Destination>, apps: [String: [String]]) throws(LinkSetupError) {
        for (package, fingerprints) in apps.sorted(by: { $0.key < $1.key }) {
            guard package.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+/#) != nil else {
                throw .association("'\(package)' isn't a package name; write one such as com.example.app")
            }
            guard !fingerprints.isEmpty else { throw .association("'\(package)' has no fingerprint") }
            for text in fingerprints where text.wholeMatch(of: #/([0-9A-F]{2}:){31}[0-9A-F]{2}/#) == nil {
                throw .association(
                    "'\(text)' isn't a SHA-256 fingerprint; write 32 pairs of uppercase hexadecimal digits, separated by ':'"
                )
            }
        }
        self.apps = apps
        rules = try AssociationRules(links.patterns).rules(for: .android)
    }

    /// The statements of the file ([Digital Asset Links][1]).
    ///
    /// [1]: https://developers.google.com/digital-asset-links/v1/statements
    private var file: AssociationJSON {
        let relation = "delegate_permission/common.handle_all_urls"
        let rules = ["dynamic_app_link_components": rules.map { $0.json(comment: "comments") }]
        let statements = apps.sorted { $0.key < $1.key }.map { package, fingerprints -> [String: Any] in
            let target: [String: Any] = [
                "namespace": "android_app", "package_name": package, "sha256_cert_fingerprints": fingerprints,
            ]
            return ["relation": [relation], "target": target, "relation_extensions": [relation: rules]]
        }
        return AssociationJSON(content: statements)
    }
    /// Returns the file's JSON, indented, with sorted keys and unescaped slashes.
    public func json() -> Data { file.data }
    /// Compares this file with the one that a site serves. White space, the order of keys and of fingerprints, and
    /// comments don't matter; the order of statements and rules does.
    ///
    /// - Parameter served: The bytes that the site serves.
    /// - Returns: An issue for each difference, with its place; empty if the files mean the same.
    public func issues(comparedWith served: Data) -> [String] { file.issues(comparedWith: served) }

    /// Returns the `<intent-filter>` elements for the manifest of an app with these links, as XML; empty if there are
    /// none. There is a verified one for the app's universal links, if it has hosts and patterns, and one for each of
    /// its own schemes, if any pattern can follow a scheme. They match every link that the app prints.
    public static func intentFilters<Destination>(for links: LinkTable<Destination>) -> String {
        AndroidIntentFilter.filters(for: links).map(\.xml).joined(separator: "\n")
    }
}
