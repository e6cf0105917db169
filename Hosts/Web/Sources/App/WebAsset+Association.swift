public import WaymarkAssociation

extension WebAsset {
    /// Returns the `apple-app-site-association` file at its well-known path. It is served as JSON, without a redirect.
    ///
    /// - Throws: `AssociationIssue` if the file exceeds the size limit of 128 KB or can't be encoded.
    public static func association(_ file: AppleAssociation) throws(AssociationIssue) -> WebAsset {
        WebAsset(
            path: "/.well-known/apple-app-site-association", contentType: "application/json",
            body: Array(try file.json()))
    }
    /// Returns the `assetlinks.json` file at its well-known path.
    ///
    /// - Throws: `AssociationIssue` if the file can't be encoded.
    public static func association(_ file: AndroidAssociation) throws(AssociationIssue) -> WebAsset {
        WebAsset(
            path: "/.well-known/assetlinks.json", contentType: "application/json", body: Array(try file.json()))
    }
}
