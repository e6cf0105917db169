/// A reader of `assetlinks.json` files. A fault becomes a finding, and drops the smallest part that contains it: a
/// rule, a list of rules, a fingerprint or a statement.
struct AndroidAssociationReader {
    private(set) var json = CheckedJSON()

    /// Reads a file; returns nil if it isn't an array.
    mutating func file(_ value: JSONValue) -> AndroidAssociation? {
        json.array(value, "").map { list in
            AndroidAssociation(
                statements: list.enumerated().compactMap { index, value in statement(value, "[\(index)]") })
        }
    }

    /// Reads a statement about an app's links. Returns nil if the statement is unreadable, or is about something else,
    /// such as the inclusion of another file.
    private mutating func statement(_ value: JSONValue, _ place: String) -> AndroidAssociation.Statement? {
        guard let statement = json.object(value, place), statement["include"] == nil else { return nil }
        guard let relation = required("relation", of: statement, place),
            let target = required("target", of: statement, place),
            let relations = json.strings(relation, place + ".relation"),
            let asset = json.object(target, place + ".target"),
            let namespace = required("namespace", of: asset, place + ".target"),
            json.string(namespace, place + ".target.namespace") == AndroidAssociation.namespace,
            relations.contains(where: { $0.text == AndroidAssociation.relation }),
            let app = app(asset, place + ".target")
        else { return nil }
        let rules = rules(statement["relation_extensions"], place + ".relation_extensions")
        return AndroidAssociation.Statement(app: app, components: rules)
    }
    private mutating func app(_ asset: [String: JSONValue], _ place: String) -> AndroidAssociation.App? {
        guard let name = required("package_name", of: asset, place),
            let package = json.string(name, place + ".package_name"),
            let list = required("sha256_cert_fingerprints", of: asset, place),
            let texts = json.strings(list, place + ".sha256_cert_fingerprints")
        else { return nil }
        var fingerprints: [String] = []
        for (place, text) in texts {
            if AndroidAssociation.App.isFingerprint(text) {
                fingerprints.append(text)
            } else {
                json.add(place, .malformedFingerprint(text))
            }
        }
        do throws(AssociationIssue) {
            return try AndroidAssociation.App(package: package, fingerprints: fingerprints)
        } catch {
            if case .malformedPackage(let text) = error.kind {
                json.add(place + ".package_name", .malformedPackage(text))
            } else if texts.isEmpty {
                json.add(place + ".sha256_cert_fingerprints", .noFingerprints)
            }
            return nil
        }
    }

    /// Reads the dynamic rules; returns nil if there is no readable list of them, so that only the manifest counts.
    private mutating func rules(_ value: JSONValue?, _ place: String) -> [AppleAssociation.Component]? {
        guard let value, let extensions = json.object(value, place),
            let links = extensions[AndroidAssociation.relation],
            let content = json.object(links, "\(place)['\(AndroidAssociation.relation)']"),
            let rules = content["dynamic_app_link_components"]
        else { return nil }
        let place = "\(place)['\(AndroidAssociation.relation)'].dynamic_app_link_components"
        return json.array(rules, place)?.enumerated().compactMap { index, value in rule(value, "\(place)[\(index)]") }
    }
    private mutating func rule(_ value: JSONValue, _ place: String) -> AppleAssociation.Component? {
        guard let object = json.object(value, place, keys: ["/", "?", "#", "exclude", "comments"]) else { return nil }
        // a faulty comment doesn't invalidate the rule
        let comment = json.string(object["comments"], place + ".comments")
        let count = json.findings.count
        let component = AppleAssociation.Component(
            path: json.string(object["/"], place + "./"), query: json.query(object["?"], place + ".?"),
            fragment: json.string(object["#"], place + ".#"),
            exclude: json.boolean(object["exclude"], place + ".exclude"), comment: comment)
        // without one of its conditions, the rule would claim more than it says
        return json.findings.count == count ? component : nil
    }

    private mutating func required(
        _ key: String, of object: [String: JSONValue], _ place: String
    ) -> JSONValue? {
        if object[key] == nil { json.add(place, .missing(key)) }
        return object[key]
    }
}
