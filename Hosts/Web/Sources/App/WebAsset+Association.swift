public import WaymarkAssociation

extension WebAsset {
    /// The `apple-app-site-association` file at its well-known path: served as JSON, without a redirect.
    ///
    /// - Throws: `AssociationIssue.tooLarge`.
    public static func association(_ file: AppleAssociation) throws(AssociationIssue) -> WebAsset {
        WebAsset(
            path: "/.well-known/apple-app-site-association", contentType: "application/json",
            body: Array(try file.json()))
    }
    /// The `assetlinks.json` file at its well-known path.
    public static func association(_ file: AndroidAssociation) throws(AssociationIssue) -> WebAsset {
        WebAsset(
            path: "/.well-known/assetlinks.json", contentType: "application/json", body: Array(try file.json()))
    }
}
