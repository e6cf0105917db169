public import Waymark
public import WaymarkAssociation

/// The files that let the site's links open the apps. Replace the example identifiers with those of your app.
public enum AppAssociations {
    /// `PREFIX.bundle.identifier`.
    public static let appID = "ABCDE12345.example.challenge"
    /// The Android app's package, and its certificate's fingerprint.
    private static let package = "example.challenge"
    private static let fingerprint = Array(repeating: "00", count: 32).joined(separator: ":")

    /// The file for Apple devices.
    public static func apple(_ links: LinkTable<AnyNavigation>) throws(AssociationIssue) -> AppleAssociation {
        try AppleAssociation(links, appIDs: [appID], sharesCredentials: true)
    }
    /// The file for Android devices.
    public static func android(_ links: LinkTable<AnyNavigation>) throws(AssociationIssue) -> AndroidAssociation {
        try AndroidAssociation(links, apps: [package: [fingerprint]])
    }
}
