public import Waymark
public import WaymarkAssociation

/// The association files, with which the site's links open the apps. Replace the example identifiers with those of your
/// app.
public enum AppAssociations {
    /// The app's identifier: the team's prefix and the bundle identifier.
    public static let appID = "ABCDE12345.example.challenge"
    /// The Android app's package.
    private static let package = "example.challenge"
    /// The SHA-256 fingerprint of the Android app's certificate.
    private static let fingerprint = Array(repeating: "00", count: 32).joined(separator: ":")

    /// Returns the file for Apple devices.
    ///
    /// - Throws: `AssociationIssue` if a link can't be expressed in the file.
    public static func apple(_ links: LinkTable<AnyNavigation>) throws(AssociationIssue) -> AppleAssociation {
        try AppleAssociation(links, appIDs: [appID], sharesCredentials: true)
    }
    /// Returns the file for Android devices.
    ///
    /// - Throws: `AssociationIssue` if a link can't be expressed in the file.
    public static func android(_ links: LinkTable<AnyNavigation>) throws(AssociationIssue) -> AndroidAssociation {
        try AndroidAssociation(links, apps: [package: [fingerprint]])
    }
}
