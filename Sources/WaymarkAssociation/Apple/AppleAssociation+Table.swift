public import Waymark
import WaymarkLinks

extension AppleAssociation {
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
    ///   - excluding: Rules for links that don't open the apps. They come first, and their ``Component/exclude``
    ///     becomes true.
    ///   - sharesCredentials: true if the apps share the site's passwords.
    ///   - appClips: The identifiers of the site's App Clips, in the form of `appIDs`.
    /// - Throws: ``AssociationIssue`` for a malformed identifier, and for a pattern that the format cannot express.
    public init<Destination>(
        _ links: LinkTable<Destination>, appIDs: [String], excluding: [Component] = [], sharesCredentials: Bool = false,
        appClips: [String] = []
    ) throws(AssociationIssue) {
        try self.init(
            table: links.resolver.table, appIDs: appIDs, excluding: excluding, sharesCredentials: sharesCredentials,
            appClips: appClips)
    }
    package init<Destination>(
        table: LinkIndex<Destination>, appIDs: [String], excluding: [Component] = [], sharesCredentials: Bool = false,
        appClips: [String] = []
    ) throws(AssociationIssue) {
        try self.init(
            sources: table.entries.map { AssociationSource($0) }, appIDs: appIDs, excluding: excluding,
            sharesCredentials: sharesCredentials, appClips: appClips)
    }
    package init(
        sources: [AssociationSource], appIDs: [String], excluding: [Component] = [], sharesCredentials: Bool = false,
        appClips: [String] = []
    ) throws(AssociationIssue) {
        for identifier in appIDs + appClips where !Self.isAppID(identifier) {
            throw AssociationIssue(.malformedAppID(identifier))
        }
        let rules = try AssociationRules(sources)
        let exclusions = excluding.map { component in
            var component = component
            component.exclude = true
            return component
        }
        self.init(
            applinks: AppLinks(
                details: [Details(appIDs: appIDs, components: exclusions + rules.components(for: .apple))],
                substitutionVariables: rules.variables.isEmpty
                    ? nil : rules.variables.mapValues { $0.map(PercentCoding.value) }),
            webcredentials: sharesCredentials ? Apps(apps: appIDs) : nil,
            appclips: appClips.isEmpty ? nil : Apps(apps: appClips))
    }

    /// Returns true for ten uppercase letters or digits, a dot, and a bundle identifier of letters, digits, hyphens and
    /// dots.
    static func isAppID(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: Byte.dot, omittingEmptySubsequences: false)
        guard parts.count > 1, parts[0].count == 10, parts.allSatisfy({ !$0.isEmpty }) else { return false }
        return parts[0].allSatisfy { Byte.isUppercase($0) || Byte.isDigit($0) }
            && parts.dropFirst().joined().allSatisfy { Byte.isLetter($0) || Byte.isDigit($0) || $0 == 0x2D }
    }
}
