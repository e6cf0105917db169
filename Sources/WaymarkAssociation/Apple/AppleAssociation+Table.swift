public import Waymark
import WaymarkLinks

extension AppleAssociation {
    /// The file of an app: it claims every link that the app prints, and no path whose shape none of its links has.
    ///
    /// `?*` may match several segments, so that patterns stand in order of their length, the longest first, with a rule
    /// between that excludes what is longer. A parameter whose texts are known (an enum) becomes a variable; of others,
    /// only that something stands there is said: `/character/x` is claimed, and refused by the app. One shape
    /// the format cannot say exactly: `/{name}/literal/{rest...}` also claims `/a/b/literal/c`.
    ///
    /// - Parameters:
    ///   - links: The app's links.
    ///   - appIDs: `PREFIX.bundle.identifier` of each app.
    ///   - excluding: Rules that come before all others; each is made an exclusion.
    ///   - sharesCredentials: Whether the apps share the site's passwords.
    ///   - appClips: The site's App Clips.
    /// - Throws: ``AssociationError`` for an identifier of another form, and for a pattern that the format cannot say.
    public init<Destination>(
        _ links: DeepLinks<Destination>, appIDs: [String], excluding: [Component] = [], sharesCredentials: Bool = false,
        appClips: [String] = []
    ) throws(AssociationError) {
        try self.init(
            table: links.resolver.table, appIDs: appIDs, excluding: excluding, sharesCredentials: sharesCredentials,
            appClips: appClips)
    }
    package init<Destination>(
        table: LinkTable<Destination>, appIDs: [String], excluding: [Component] = [], sharesCredentials: Bool = false,
        appClips: [String] = []
    ) throws(AssociationError) {
        for identifier in appIDs + appClips where !Self.isAppID(identifier) {
            throw AssociationError(.malformedAppID(identifier))
        }
        let rules = try AssociationRules(table)
        let exclusions = excluding.map { component in
            var component = component
            component.exclude = true
            return component
        }
        self.init(
            applinks: AppLinks(
                details: [Details(appIDs: appIDs, components: exclusions + rules.components(for: .apple))],
                substitutionVariables: rules.variables.isEmpty
                    ? nil : rules.variables.mapValues { $0.map(LinkEncoding.value) }),
            webcredentials: sharesCredentials ? Apps(apps: appIDs) : nil,
            appclips: appClips.isEmpty ? nil : Apps(apps: appClips))
    }

    /// Ten letters or digits, a dot, and a bundle identifier of letters, digits, hyphens and dots.
    static func isAppID(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: Byte.dot, omittingEmptySubsequences: false)
        guard parts.count > 1, parts[0].count == 10, parts.allSatisfy({ !$0.isEmpty }) else { return false }
        return parts[0].allSatisfy { Byte.isUppercase($0) || Byte.isDigit($0) }
            && parts.dropFirst().joined().allSatisfy { Byte.isLetter($0) || Byte.isDigit($0) || $0 == 0x2D }
    }
}
