#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AndroidAssociation {
    /// Reads a file. Statements that are not about an app's links are skipped.
    ///
    /// - Throws: ``AssociationError``: what is missing or has the wrong type, and where.
    public init(json: Data) throws(AssociationError) {
        let lines: [Line]
        do { lines = try JSONDecoder().decode([Line].self, from: json) } catch { throw AssociationError(error) }
        var statements: [Statement] = []
        for line in lines where line.relation.contains(Self.relation) && line.target.namespace == Self.namespace {
            let app = try App(
                package: line.target.package_name ?? "", fingerprints: line.target.sha256_cert_fingerprints ?? [])
            let rules = line.relation_extensions?[Self.relation]?.dynamic_app_link_components
            statements.append(Statement(app: app, components: rules?.map(\.component)))
        }
        self.init(statements: statements)
    }

    /// The file's JSON.
    public func json() throws(AssociationError) -> Data {
        try AssociationError.encoding(
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

    private static let relation = "delegate_permission/common.handle_all_urls"
    private static let namespace = "android_app"

    /// A statement of the file ([Digital Asset Links][1]).
    ///
    /// [1]: https://developers.google.com/digital-asset-links/v1/statements
    private struct Line: Codable {
        let relation: [String]
        let target: Target
        let relation_extensions: [String: Extension]?
    }
    private struct Target: Codable {
        let namespace: String
        let package_name: String?
        let sha256_cert_fingerprints: [String]?
    }
    private struct Extension: Codable { let dynamic_app_link_components: [Rule]? }
    private struct Rule: Codable {
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
        var component: AppleAssociation.Component {
            AppleAssociation.Component(
                path: path, query: query, fragment: fragment, exclude: exclude, comment: comments)
        }
    }
}
