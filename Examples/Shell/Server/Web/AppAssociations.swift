import Waymark
import WaymarkAssociation
import WaymarkWeb

/// The association files, which tell devices which apps open the site's links. Replace the example identifiers with
/// those of your app.
enum AppAssociations {
    /// The app's identifier: the team's prefix and the bundle identifier.
    static let appID = "ABCDE12345.example.shell"
    /// The Android app's package.
    private static let package = "example.shell"
    /// The SHA-256 fingerprint of the Android app's certificate.
    private static let fingerprint = Array(repeating: "00", count: 32).joined(separator: ":")

    /// Returns the file at `/.well-known/apple-app-site-association`.
    ///
    /// - Throws: `AssociationIssue` if a link can't be expressed in the file.
    static func apple(_ links: LinkTable<AnyNavigation>) throws(AssociationIssue) -> AppleAssociation {
        try AppleAssociation(links, appIDs: [appID], sharesCredentials: true)
    }
    /// Returns the file at `/.well-known/assetlinks.json`.
    ///
    /// - Throws: `AssociationIssue` if a link can't be expressed in the file.
    static func android(_ links: LinkTable<AnyNavigation>) throws(AssociationIssue) -> AndroidAssociation {
        try AndroidAssociation(links, apps: [package: [fingerprint]])
    }
}
