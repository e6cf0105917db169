#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AndroidAssociation {
    /// Reads a file as a device does. Statements that aren't about an app's links are skipped, and a fault drops only
    /// the rule, list of rules, fingerprint or statement that contains it. ``issues(in:)`` lists the faults.
    ///
    /// - Throws: ``AssociationIssue`` for a file that isn't JSON, or isn't an array.
    public init(json: Data) throws(AssociationIssue) {
        var reader = AndroidAssociationReader()
        guard let file = reader.file(try JSONValue(json)) else {
            throw AssociationIssue(.wrongType(expected: "an array"))
        }
        self = file
    }

    /// Returns the file's JSON, indented, with sorted keys and unescaped slashes.
    ///
    /// - Throws: ``AssociationIssue`` if it can't be encoded.
    public func json() throws(AssociationIssue) -> Data {
        try AssociationIssue.encoding(
            statements.map { statement in
                Line(
                    relation: [Self.relation],
                    target: Target(
                        namespace: Self.namespace, package_name: statement.app.package,
                        sha256_cert_fingerprints: statement.app.fingerprints),
                    relation_extensions: statement.components.map {
                        [Self.relation: Extension(dynamic_app_link_components: $0.map(Rule.init))]
                    })
            })
    }

    static let relation = "delegate_permission/common.handle_all_urls"
    static let namespace = "android_app"

    /// A statement of the file ([Digital Asset Links][1]).
    ///
    /// [1]: https://developers.google.com/digital-asset-links/v1/statements
    private struct Line: Encodable {
        let relation: [String]
        let target: Target
        let relation_extensions: [String: Extension]?
    }
    private struct Target: Encodable {
        let namespace: String
        let package_name: String?
        let sha256_cert_fingerprints: [String]?
    }
    private struct Extension: Encodable { let dynamic_app_link_components: [Rule]? }
    private struct Rule: Encodable {
        let path: String?
        let query: AppleAssociation.Query?
        let fragment: String?
        let exclude: Bool?
        let comments: String?
        enum CodingKeys: String, CodingKey {
            case path = "/"
            case query = "?"
            case fragment = "#"
            case exclude, comments
        }

        init(_ component: AppleAssociation.Component) {
            path = component.path
            query = component.query
            fragment = component.fragment
            exclude = component.exclude
            comments = component.comment
        }
    }
}
