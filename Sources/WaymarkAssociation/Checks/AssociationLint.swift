#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AppleAssociation {
    /// Looks for mistakes in an `apple-app-site-association` file, and returns them in the order of the file.
    public static func findings(in json: Data) -> [AssociationFinding] {
        var lint = Lint()
        if json.count > AppleAssociation.maximumBytes { lint.add("", .tooLarge(bytes: json.count)) }
        guard let file = try? JSONDecoder().decode(JSONValue.self, from: json) else {
            lint.add("", .notJSON)
            return lint.findings
        }
        lint.file(file)
        return lint.findings
    }
}

/// Walks through a file.
private struct Lint {
    private(set) var findings: [AssociationFinding] = []

    mutating func add(_ place: String, _ problem: AssociationFinding.Problem) {
        findings.append(AssociationFinding(place: place, kind: problem))
    }

    mutating func file(_ value: JSONValue) {
        let services = ["webcredentials", "appclips", "activitycontinuation"]
        guard let file = object(value, "", keys: ["applinks"] + services) else { return }
        if file["applinks"] == nil, services.allSatisfy({ file[$0] == nil }) { add("", .missing("applinks")) }
        for service in services {
            guard let value = file[service], let apps = object(value, service, keys: ["apps"]) else { continue }
            identifiers(apps["apps"], "\(service).apps")
        }
        if let applinks = file["applinks"] { self.applinks(applinks) }
    }

    private mutating func applinks(_ value: JSONValue) {
        let keys = ["apps", "details", "defaults", "substitutionVariables"]
        guard let applinks = object(value, "applinks", keys: keys) else { return }
        defaults(applinks["defaults"], "applinks.defaults")
        let variables = variables(applinks["substitutionVariables"])
        guard let details = applinks["details"] else { return add("applinks", .missing("details")) }
        guard let list = details.array else { return add("applinks.details", .wrongType(expected: "an array")) }
        if let apps = applinks["apps"] {
            if apps.array == nil { add("applinks.apps", .wrongType(expected: "an array")) }
            if apps.array?.isEmpty == false { add("applinks.apps", .appsNotEmpty) }
        }
        if list.isEmpty { add("applinks.details", .noDetails) }
        var known: [String: String] = [:]
        var rules: [PlacedRule] = []
        for (index, value) in list.enumerated() {
            let place = "applinks.details[\(index)]"
            let keys = ["appID", "appIDs", "components", "paths", "defaults"]
            guard let detail = object(value, place, keys: keys) else { continue }
            defaults(detail["defaults"], place + ".defaults")
            let apps = Set(apps(detail, place, &known))
            for (name, component) in components(detail, place) {
                let rule = AppleAssociation.Rule(
                    component, Self.defaults(detail["defaults"]), Self.defaults(applinks["defaults"]), variables)
                rules.append(PlacedRule(place: name, rule: rule, apps: apps))
            }
        }
        compare(rules)
    }
    /// A rule, where it stands, and for whom.
    private struct PlacedRule {
        let place: String
        let rule: AppleAssociation.Rule
        let apps: Set<String>
    }

    /// The rules of a detail in either form, each with its place.
    private mutating func components(
        _ detail: [String: JSONValue], _ place: String
    ) -> [(place: String, component: AppleAssociation.Component)] {
        if detail["paths"] != nil { add(place, detail["components"] == nil ? .oldFormat : .mixedFormats) }
        guard let components = detail["components"] else {
            guard let paths = detail["paths"] else {
                add(place, .missing("components"))
                return []
            }
            guard let texts = paths.array?.map(\.string), !texts.contains(nil) else {
                add(place + ".paths", .wrongType(expected: "an array of strings"))
                return []
            }
            return texts.compactMap { $0 }.enumerated().map { number, text in
                ("\(place).paths[\(number)]", AppleAssociation.Component(oldPath: text))
            }
        }
        guard let list = components.array else {
            add(place + ".components", .wrongType(expected: "an array"))
            return []
        }
        return list.enumerated().compactMap { number, value in
            let name = "\(place).components[\(number)]"
            return component(value, name).map { (name, $0) }
        }
    }

    private mutating func apps(
        _ detail: [String: JSONValue], _ place: String, _ known: inout [String: String]
    ) -> [String] {
        if detail["appID"] == nil, detail["appIDs"] == nil { add(place, .missing("appIDs")) }
        if detail["appID"] != nil, detail["appIDs"] != nil { add(place, .bothAppIDForms) }
        var all = identifiers(detail["appIDs"], place + ".appIDs")
        if let value = detail["appID"] {
            if let text = value.string {
                all += identifiers(.array([.string(text)]), place + ".appID")
            } else {
                add(place + ".appID", .wrongType(expected: "a string"))
            }
        }
        for identifier in all {
            if let other = known[identifier] { add(place, .overlappingApps(identifier, with: other)) }
            known[identifier] = known[identifier] ?? place
        }
        return all
    }

    @discardableResult private mutating func identifiers(_ value: JSONValue?, _ place: String) -> [String] {
        guard let value else { return [] }
        guard let texts = value.array?.map(\.string), !texts.contains(nil) else {
            add(place, .wrongType(expected: "an array of strings"))
            return []
        }
        let identifiers = texts.compactMap { $0 }
        for text in identifiers where !AppleAssociation.isAppID(text) { add(place, .malformedAppID(text)) }
        return identifiers
    }

    // MARK: rules
    private mutating func component(_ value: JSONValue, _ place: String) -> AppleAssociation.Component? {
        let keys = AppleAssociation.Component.CodingKeys.allCases.map(\.rawValue)
        guard let object = object(value, place, keys: keys) else { return nil }
        var component = AppleAssociation.Component()
        component.path = string(object["/"], place + "./")
        component.fragment = string(object["#"], place + ".#")
        component.exclude = boolean(object["exclude"], place + ".exclude")
        component.caseSensitive = boolean(object["caseSensitive"], place + ".caseSensitive")
        component.percentEncoded = boolean(object["percentEncoded"], place + ".percentEncoded")
        _ = string(object["comment"], place + ".comment")
        if let query = object["?"] {
            if let text = query.string {
                component.query = .whole(text)
            } else if let items = query.object, items.values.allSatisfy({ $0.string != nil }) {
                component.query = .items(items.compactMapValues(\.string))
            } else {
                add(place + ".?", .wrongType(expected: "a string, or a dictionary of strings"))
            }
        }
        let isFree = object["/"] == nil && object["?"] == nil && object["#"] == nil
        if isFree, component.exclude != true { add(place, .claimsEverything) }
        return component
    }

    /// Looks for rules that earlier ones always beat, for all of their apps, and for variables that nobody defined.
    private mutating func compare(_ rules: [PlacedRule]) {
        for (index, placed) in rules.enumerated() {
            let patterns = placed.rule.patterns
            for name in Set(patterns.flatMap(\.unknownVariables)).sorted() {
                add(placed.place, .unknownVariable(name))
            }
            if patterns.contains(where: \.hasOpenVariable) { add(placed.place, .unterminatedVariable) }
            let earlier = rules[..<index].first {
                placed.apps.isSubset(of: $0.apps) && $0.rule.covers(placed.rule)
            }
            if let earlier { add(placed.place, .neverMatches(because: earlier.place)) }
        }
    }

    private mutating func variables(_ value: JSONValue?) -> [String: [String]] {
        guard let value else { return [:] }
        let place = "applinks.substitutionVariables"
        guard let object = value.object else {
            add(place, .wrongType(expected: "a dictionary of arrays of strings"))
            return [:]
        }
        var variables: [String: [String]] = [:]
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            if name.contains(where: { "$()".contains($0) }) { add(place, .malformedVariable(name)) }
            guard let values = value.array?.map(\.string), !values.contains(nil) else {
                add("\(place).\(name)", .wrongType(expected: "an array of strings"))
                continue
            }
            variables[name] = values.compactMap { $0 }
            if values.contains(where: { $0?.contains("$(") ?? false }) { add(place, .nestedVariable(name)) }
        }
        return variables
    }
    private mutating func defaults(_ value: JSONValue?, _ place: String) {
        guard let value, let object = object(value, place, keys: ["caseSensitive", "percentEncoded"]) else { return }
        _ = boolean(object["caseSensitive"], place + ".caseSensitive")
        _ = boolean(object["percentEncoded"], place + ".percentEncoded")
    }
    private static func defaults(_ value: JSONValue?) -> AppleAssociation.Defaults? {
        value?.object.map {
            AppleAssociation.Defaults(
                caseSensitive: $0["caseSensitive"]?.boolean, percentEncoded: $0["percentEncoded"]?.boolean)
        }
    }

    // MARK: types
    private mutating func object(_ value: JSONValue, _ place: String, keys: [String]) -> [String: JSONValue]? {
        guard let object = value.object else {
            add(place, .wrongType(expected: "a dictionary"))
            return nil
        }
        for key in object.keys.sorted() where !keys.contains(key) {
            add(place, .unknownKey(key, meant: keys.first { Self.isLike(key, $0) }))
        }
        return object
    }
    /// The same but for case and signs, or one letter away.
    private static func isLike(_ key: String, _ other: String) -> Bool {
        let one = Array(key.lowercased().filter(\.isLetter))
        let two = Array(other.lowercased().filter(\.isLetter))
        guard !two.isEmpty, one != two else { return !two.isEmpty && one == two }
        guard abs(one.count - two.count) <= 1 else { return false }
        let prefix = zip(one, two).prefix { $0 == $1 }.count
        let suffix = zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count
        return prefix + suffix >= max(one.count, two.count) - 1
    }
    private mutating func string(_ value: JSONValue?, _ place: String) -> String? {
        guard let value else { return nil }
        if value.string == nil { add(place, .wrongType(expected: "a string")) }
        return value.string
    }
    private mutating func boolean(_ value: JSONValue?, _ place: String) -> Bool? {
        guard let value else { return nil }
        if value.boolean == nil { add(place, .wrongType(expected: "true or false")) }
        return value.boolean
    }
}
