/// A reader of `apple-app-site-association` files. A fault becomes a finding, and drops the smallest part that contains
/// it: a component, a detail, a variable or a service.
struct AppleAssociationReader {
    /// A rule, with its place in the file and the identifiers of the apps that it applies to.
    struct PlacedRule {
        let place: String
        let rule: AppleAssociation.Rule
        let apps: Set<String>
    }
    private(set) var rules: [PlacedRule] = []
    var json = CheckedJSON()
    /// The place of the first detail that lists an app, by the app's identifier.
    private var known: [String: String] = [:]
    private var defaults: AppleAssociation.Defaults?
    private var variables: [String: [String]]?

    /// Reads a file; returns nil if it isn't a dictionary.
    mutating func file(_ value: JSONValue) -> AppleAssociation? {
        let services = ["webcredentials", "appclips", "activitycontinuation"]
        guard let file = json.object(value, "", keys: ["applinks"] + services) else { return nil }
        if file["applinks"] == nil, services.allSatisfy({ file[$0] == nil }) { json.add("", .missing("applinks")) }
        let apps = services.map { service(file[$0], $0) }
        return AppleAssociation(
            applinks: file["applinks"].flatMap { applinks($0) }, webcredentials: apps[0], appclips: apps[1],
            activitycontinuation: apps[2])
    }

    private mutating func service(_ value: JSONValue?, _ place: String) -> AppleAssociation.Apps? {
        guard let value, let service = json.object(value, place, keys: ["apps"]) else { return nil }
        guard let apps = service["apps"] else {
            json.add(place, .missing("apps"))
            return nil
        }
        return identifiers(apps, place + ".apps").map(AppleAssociation.Apps.init)
    }

    private mutating func applinks(_ value: JSONValue) -> AppleAssociation.AppLinks? {
        let keys = ["apps", "details", "defaults", "substitutionVariables"]
        guard let applinks = json.object(value, "applinks", keys: keys) else { return nil }
        defaults = defaults(applinks["defaults"], "applinks.defaults")
        variables = variables(applinks["substitutionVariables"], "applinks.substitutionVariables")
        if let apps = applinks["apps"].flatMap({ json.array($0, "applinks.apps") }), !apps.isEmpty {
            json.add("applinks.apps", .appsNotEmpty)
        }
        if applinks["details"] == nil { json.add("applinks", .missing("details")) }
        return AppleAssociation.AppLinks(
            details: applinks["details"].map { details($0, "applinks.details") } ?? [], defaults: defaults,
            substitutionVariables: variables)
    }
    private mutating func variables(_ value: JSONValue?, _ place: String) -> [String: [String]]? {
        guard let value else { return nil }
        guard let object = value.object else {
            json.add(place, .wrongType(expected: "a dictionary of arrays of strings"))
            return nil
        }
        var variables: [String: [String]] = [:]
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            if name.contains(where: { "$()".contains($0) }) { json.add(place, .malformedVariable(name)) }
            let values = value.array?.compactMap(\.string)
            guard let values, values.count == value.array?.count else {
                json.add("\(place).\(name)", .wrongType(expected: "an array of strings"))
                continue
            }
            variables[name] = values
            if values.contains(where: { $0.contains("$(") }) { json.add(place, .nestedVariable(name)) }
        }
        return variables
    }
    private mutating func defaults(_ value: JSONValue?, _ place: String) -> AppleAssociation.Defaults? {
        guard let value, let object = json.object(value, place, keys: ["caseSensitive", "percentEncoded"]) else {
            return nil
        }
        return AppleAssociation.Defaults(
            caseSensitive: json.boolean(object["caseSensitive"], place + ".caseSensitive"),
            percentEncoded: json.boolean(object["percentEncoded"], place + ".percentEncoded"))
    }

    // MARK: details
    private mutating func details(_ value: JSONValue, _ place: String) -> [AppleAssociation.Details] {
        switch value {
        case .object(let byApp) where !byApp.isEmpty:
            json.add(place, .oldestFormat)
            return byApp.sorted { $0.key < $1.key }
                .compactMap { app, value in detail(value, "\(place)['\(app)']", app: app) }
        case .object, .array([]):
            json.add(place, .noDetails)
            return []
        default:
            let list = json.array(value, place) ?? []
            return list.enumerated().compactMap { index, value in detail(value, "\(place)[\(index)]") }
        }
    }
    /// Reads a detail; returns nil if its apps or its rules are missing or unreadable.
    ///
    /// - Parameter app: The app, in a file of the oldest form, where it is the detail's key; nil in newer forms.
    private mutating func detail(
        _ value: JSONValue, _ place: String, app: String? = nil
    ) -> AppleAssociation.Details? {
        let keys = (app == nil ? ["appID", "appIDs"] : []) + ["components", "paths", "defaults"]
        guard let detail = json.object(value, place, keys: keys) else { return nil }
        let own = defaults(detail["defaults"], place + ".defaults")
        let apps = app.map { identifiers([(place, $0)]) } ?? apps(detail, place)
        if app == nil, detail["paths"] != nil, detail["components"] == nil { json.add(place, .oldFormat) }
        let components = components(detail, place)
        guard let apps, let components else { return nil }
        for app in apps {
            if let other = known[app] { json.add(place, .overlappingApps(app, with: other)) }
            known[app] = known[app] ?? place
        }
        rules += components.map { place, component in
            let rule = AppleAssociation.Rule(component, own, defaults, variables ?? [:])
            return PlacedRule(place: place, rule: rule, apps: Set(apps))
        }
        return AppleAssociation.Details(appIDs: apps, components: components.map(\.component), defaults: own)
    }
    /// Reads a detail's apps. `appIDs` takes precedence over `appID`.
    private mutating func apps(_ detail: [String: JSONValue], _ place: String) -> [String]? {
        guard let several = detail["appIDs"] else {
            guard let one = detail["appID"] else {
                json.add(place, .missing("appIDs"))
                return nil
            }
            return json.string(one, place + ".appID").map { identifiers([(place + ".appID", $0)]) }
        }
        if detail["appID"] != nil { json.add(place, .bothAppIDForms) }
        return identifiers(several, place + ".appIDs")
    }
    private mutating func identifiers(_ value: JSONValue, _ place: String) -> [String]? {
        json.strings(value, place).map { texts in identifiers(texts.map { (place, $0.text) }) }
    }
    private mutating func identifiers(_ texts: [(place: String, text: String)]) -> [String] {
        for (place, text) in texts where !AppleAssociation.isAppID(text) { json.add(place, .malformedAppID(text)) }
        return texts.map(\.text)
    }

    // MARK: rules
    /// Reads a detail's rules in either form, each with its place. Components take precedence over paths.
    private mutating func components(
        _ detail: [String: JSONValue], _ place: String
    ) -> [(place: String, component: AppleAssociation.Component)]? {
        guard let components = detail["components"] else {
            guard let paths = detail["paths"] else {
                json.add(place, .missing("components"))
                return nil
            }
            return json.strings(paths, place + ".paths")?
                .map { ($0.place, AppleAssociation.Component(oldPath: $0.text)) }
        }
        if detail["paths"] != nil { json.add(place, .mixedFormats) }
        return json.array(components, place + ".components")?.enumerated().compactMap { index, value in
            let place = "\(place).components[\(index)]"
            return component(value, place).map { (place, $0) }
        }
    }
    private mutating func component(_ value: JSONValue, _ place: String) -> AppleAssociation.Component? {
        let keys = AppleAssociation.Component.CodingKeys.allCases.map(\.rawValue)
        guard let object = json.object(value, place, keys: keys) else { return nil }
        // a faulty comment doesn't invalidate the rule
        let comment = json.string(object["comment"], place + ".comment")
        let count = json.findings.count
        let component = AppleAssociation.Component(
            path: json.string(object["/"], place + "./"), query: json.query(object["?"], place + ".?"),
            fragment: json.string(object["#"], place + ".#"),
            exclude: json.boolean(object["exclude"], place + ".exclude"), comment: comment,
            caseSensitive: json.boolean(object["caseSensitive"], place + ".caseSensitive"),
            percentEncoded: json.boolean(object["percentEncoded"], place + ".percentEncoded"))
        // without one of its conditions, the rule would claim more than it says
        guard json.findings.count == count else { return nil }
        let isFree = component.path == nil && component.query == nil && component.fragment == nil
        if isFree, component.exclude != true { json.add(place, .claimsEverything) }
        return component
    }
}
