import Waymark
import WaymarkAssociation
import WaymarkWeb

/// The files that tell devices which apps open the site's links. Replace the example identifiers with those of your
/// app.
enum AppAssociations {
    /// `PREFIX.bundle.identifier`.
    static let appID = "ABCDE12345.example.shell"
    /// The Android app's package and its certificate's fingerprint.
    private static let package = "example.shell"
    private static let fingerprint = Array(repeating: "00", count: 32).joined(separator: ":")

    /// `/.well-known/apple-app-site-association`
    static func apple(_ links: LinkTable<AnyNavigation>) throws(AssociationIssue) -> AppleAssociation {
        try AppleAssociation(links, appIDs: [appID], sharesCredentials: true)
    }
    /// `/.well-known/assetlinks.json`
    static func android(_ links: LinkTable<AnyNavigation>) throws(AssociationIssue) -> AndroidAssociation {
        try AndroidAssociation(links, apps: [package: [fingerprint]])
    }
}
