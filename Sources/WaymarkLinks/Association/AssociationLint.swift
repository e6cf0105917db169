#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Something in an association file that does not do what it seems to.
public struct AssociationFinding: Hashable, Sendable, CustomStringConvertible {
    /// What it is.
    public enum Problem: Hashable, Sendable {
        /// The file is no JSON.
        case notJSON
        /// More bytes than are read.
        case tooLarge(bytes: Int)
        /// A key that nobody reads, and the one that was probably meant.
        case unknownKey(String, meant: String?)
        /// Something of another type than it should be.
        case wrongType(expected: String)
        /// A key that must be there.
        case missing(String)
        /// Not `PREFIX.bundle.identifier`.
        case malformedAppID(String)
        /// `paths` beside `components`: where there are components, paths are not read.
        case mixedFormats
        /// Only `paths`: the format from before iOS 13.
        case oldFormat
        /// A rule without a condition, which every link meets.
        case claimsEverything
        /// An app that stands in two details: the first rule of both that matches wins.
        case overlappingApps(String, with: String)
        /// A rule that an earlier one always beats.
        case neverMatches(because: String)
        /// A variable that nobody defined.
        case unknownVariable(String)
        /// A variable inside of a variable's value, which is not replaced.
        case nestedVariable(String)
        /// A variable's name with `$`, `(` or `)`.
        case malformedVariable(String)
    }
    /// Where: `applinks.details[0].components[2]`.
    public let place: String
    /// What is wrong there.
    public let problem: Problem

    public var description: String { place.isEmpty ? "\(problem)" : "\(place): \(problem)" }
}

extension AssociationFinding.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notJSON: "the file is no JSON"
        case .tooLarge(let bytes): "\(bytes) bytes: at most \(AppleAssociation.maximumBytes) are read"
        case .unknownKey(let key, let meant): "nobody reads '\(key)'" + (meant.map { ": '\($0)'?" } ?? "")
        case .wrongType(let expected): "expected \(expected)"
        case .missing(let key): "'\(key)' is missing"
        case .malformedAppID(let text): "'\(text)' is no application identifier: PREFIX.bundle.identifier"
        case .mixedFormats: "'paths' is not read where there are 'components': use one of them"
        case .oldFormat: "'paths' is the format from before iOS 13: use 'components'"
        case .claimsEverything: "a rule without a condition claims every link of the site"
        case .overlappingApps(let app, let other): "'\(app)' stands in \(other) too: the first rule that matches wins"
        case .neverMatches(let other): "never matches: \(other) comes first, and matches all that this would"
        case .unknownVariable(let name): "no variable is called '\(name)'"
        case .nestedVariable(let name): "'\(name)' holds a variable, which is not replaced"
        case .malformedVariable(let name): "'\(name)' cannot be a variable's name: no '$', '(' or ')'"
        }
    }
}

/// Looks for what is wrong in an `apple-app-site-association` file.
public enum AssociationLint {
    /// All that was found, in the order of the file; nothing for a good one.
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
        findings.append(AssociationFinding(place: place, problem: problem))
    }

    mutating func file(_ value: JSONValue) {
        guard let file = object(value, "", keys: ["applinks", "webcredentials", "appclips"]) else { return }
        if file["applinks"] == nil, file["webcredentials"] == nil, file["appclips"] == nil {
            add("", .missing("applinks"))
        }
        for service in ["webcredentials", "appclips"] {
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
        var known: [String: String] = [:]
        var rules: [(place: String, rule: AppleAssociation.Rule)] = []
        for (index, value) in list.enumerated() {
            let place = "applinks.details[\(index)]"
            let keys = ["appID", "appIDs", "components", "paths", "defaults"]
            guard let detail = object(value, place, keys: keys) else { continue }
            defaults(detail["defaults"], place + ".defaults")
            apps(detail, place, &known)
            if detail["paths"] != nil { add(place, detail["components"] == nil ? .oldFormat : .mixedFormats) }
            guard let components = detail["components"] else {
                if detail["paths"] == nil { add(place, .missing("components")) }
                continue
            }
            guard let components = components.array else {
                add(place + ".components", .wrongType(expected: "an array"))
                continue
            }
            for (number, component) in components.enumerated() {
                let name = "\(place).components[\(number)]"
                guard let own = self.component(component, name) else { continue }
                rules.append(
                    (
                        name,
                        AppleAssociation.Rule(
                            own, Self.defaults(detail["defaults"]), Self.defaults(applinks["defaults"]), variables)
                    ))
            }
        }
        compare(rules)
    }

    private mutating func apps(
        _ detail: [String: JSONValue], _ place: String, _ known: inout [String: String]
    ) {
        if detail["appID"] == nil, detail["appIDs"] == nil { add(place, .missing("appIDs")) }
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

    /// Looks for rules that earlier ones always beat, and for variables that nobody defined.
    private mutating func compare(_ rules: [(place: String, rule: AppleAssociation.Rule)]) {
        for (index, (place, rule)) in rules.enumerated() {
            for name in Set(rule.patterns.flatMap(\.unknownVariables)).sorted() { add(place, .unknownVariable(name)) }
            if let earlier = rules[..<index].first(where: { $0.rule.covers(rule) }) {
                add(place, .neverMatches(because: earlier.place))
            }
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

extension AppleAssociation.Rule {
    private func pattern(_ text: String) -> AssociationPattern {
        AssociationPattern(text, variables, isCaseSensitive: isCaseSensitive)
    }
    fileprivate var patterns: [AssociationPattern] {
        let queries: [String] =
            switch component.query {
            case nil: []
            case .whole(let text): [text]
            case .items(let items): Array(items.values)
            }
        return ([component.path, component.fragment].compactMap { $0 } + queries).map(pattern)
    }

    /// Whether every link that meets another rule meets this one too.
    fileprivate func covers(_ other: AppleAssociation.Rule) -> Bool {
        guard isCaseSensitive == other.isCaseSensitive, isPercentEncoded == other.isPercentEncoded else { return false }
        func holds(_ own: String?, _ others: String?, _ trim: (String) -> String = { $0 }) -> Bool {
            guard let own else { return true }
            return pattern(trim(own)).contains(other.pattern(trim(others ?? "*")))
        }
        // a final `/*` also matches what stands before it: said for the wider rule, the answer stays on the safe side
        let ownPaths = component.path.map { [$0] + ($0.hasSuffix("/*") ? [String($0.dropLast(2))] : []) }
        let otherPaths = other.component.path.map { [$0] + ($0.hasSuffix("/*") ? [String($0.dropLast(2))] : []) }
        let holdsPath =
            ownPaths.map { own in
                (otherPaths ?? ["*"]).allSatisfy { path in own.contains { holds($0, path, Self.trimmed) } }
            } ?? true
        guard holdsPath, holds(component.fragment, other.component.fragment) else { return false }
        switch (component.query, other.component.query) {
        case (nil, _): return true
        case (.whole(let own), .whole(let others)): return holds(own, others)
        case (.items(let own), .items(let others)):
            return own.allSatisfy { name, pattern in others[name].map { holds(pattern, $0) } ?? (pattern == "*") }
        case (.items(let own), nil): return own.values.allSatisfy { $0 == "*" }
        case (.whole(let own), _): return own == "*"
        case (.items(let own), .whole): return own.values.allSatisfy { $0 == "*" }
        }
    }
}
