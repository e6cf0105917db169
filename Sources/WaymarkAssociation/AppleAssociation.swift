public import Foundation
public import Waymark
public import WaymarkLinks

/// An `apple-app-site-association` file: which of a site's links open which apps ([Supporting associated domains][1]).
///
/// Serve it at `/.well-known/apple-app-site-association`, as `application/json`, without a redirect.
///
/// [1]: https://developer.apple.com/documentation/xcode/supporting-associated-domains
public struct AppleAssociation: Hashable, Sendable {
    private let appIDs: [String]
    private let credentialApps: [String]
    private let appClips: [String]
    /// The rules, in order: the first that matches a link wins.
    let rules: [AssociationRules.Rule]
    /// The values of the file's own variables, by name.
    let variables: [String: [String]]

    /// Creates the file of one or more apps that have the same links. It claims every link that the apps print and,
    /// with one exception, no path of any other shape.
    ///
    /// `?*` may match several segments. Patterns without a rest are therefore ordered by their number of segments, the
    /// longest first, and before the patterns of one length, a rule excludes all longer paths. A parameter with few
    /// values, such as an enum, becomes a variable; any other parameter matches every text, so `/character/x` is
    /// claimed even if the apps refuse it. The exception is a shape that the format can't express:
    /// `/{name}/literal/{rest...}` also claims `/a/b/literal/c`.
    ///
    /// - Parameters:
    ///   - links: The apps' links.
    ///   - appIDs: The identifier of each app, in the form `PREFIX.bundle.identifier`.
    ///   - excluding: Patterns of paths that don't open the apps: `*` matches any characters, `?` matches one.
    ///   - sharesCredentials: true if the apps share the site's passwords.
    ///   - appClips: The identifiers of the site's App Clips, in the form of `appIDs`.
    /// - Throws: `LinkSetupError` for a malformed identifier, and for a pattern that the format cannot express.
    public init<Destination>(
        _ links: LinkTable<Destination>, appIDs: [String], excluding: [String] = [], sharesCredentials: Bool = false,
        appClips: [String] = []
    ) throws(LinkSetupError) {
        for text in appIDs + appClips where text.wholeMatch(of: #/[A-Z0-9]{10}(\.[A-Za-z0-9\-]+)+/#) == nil {
            throw .association(
                "'\(text)' isn't an app's identifier; write PREFIX.bundle.identifier, such as ABCDE12345.com.example.app"
            )
        }
        let rules = try AssociationRules(links.patterns)
        self.rules = excluding.map { .init(path: $0, isExcluded: true) } + rules.rules(for: .apple)
        variables = rules.variables.mapValues { $0.map(PercentCoding.value) }
        self.appIDs = appIDs
        credentialApps = sharesCredentials ? appIDs : []
        self.appClips = appClips
    }

    private var file: AssociationJSON {
        var links: [String: Any] = [
            "details": [["appIDs": appIDs, "components": rules.map { $0.json(comment: "comment") }] as [String: Any]]
        ]
        if !variables.isEmpty { links["substitutionVariables"] = variables }
        var content: [String: Any] = ["applinks": links]
        if !credentialApps.isEmpty { content["webcredentials"] = ["apps": credentialApps] }
        if !appClips.isEmpty { content["appclips"] = ["apps": appClips] }
        return AssociationJSON(content: content)
    }
    /// Returns the file's JSON, indented, with sorted keys and unescaped slashes.
    ///
    /// - Throws: `LinkSetupError` for a file of more than 128 KB, which Apple's systems ignore.
    public func json() throws(LinkSetupError) -> Data {
        let data = file.data
        guard data.count <= 128 * 1_024 else {
            throw .association("the file has \(data.count) bytes; Apple's systems ignore files of more than 128 KB")
        }
        return data
    }
    /// Compares this file with the one that a site serves. White space, the order of keys and of identifiers, and
    /// comments don't matter; the order of rules does.
    ///
    /// - Parameter served: The bytes that the site serves.
    /// - Returns: An issue for each difference, with its place; empty if the files mean the same.
    public func issues(comparedWith served: Data) -> [String] { file.issues(comparedWith: served) }
}
