#if Tools
/// A screen of an app, with the texts that templates use.
struct ScaffoldScreen {
    /// The screen's feature; nil in an app of routes if the screen belongs to none.
    let feature: ScaffoldName?
    let name: ScaffoldName
    let value: String?
    /// A Boolean value that indicates whether the screen is the lowest one, and so has no way back.
    let isRoot: Bool

    init(feature: ScaffoldName?, request: ScreenRequestText, isRoot: Bool = false) {
        self.feature = feature
        self.name = request.name
        self.value = request.value
        self.isRoot = isRoot
    }

    /// The prefix of the screen's types: `RecipeDetail`, or `Recipe` if the screen is named like its feature.
    var type: String { feature.map { $0.type == name.type ? $0.type : $0.type + name.type } ?? name.type }

    func values(in app: ScaffoldApp) throws(CommandFault) -> [String: String] {
        let full = try ScaffoldName(type, of: "a screen")
        let isOneEnum = [.oneRouter, .routes].contains(app.style)
        let member = isOneEnum ? full.member : name.member
        let link = String(pattern(in: app).dropFirst())
        var values = app.values.merging(paths(in: app)) { $1 }
        values.merge([
            "Feature": feature?.type ?? "", "feature": feature?.member ?? "", "Screen": type, "screen": name.member,
            "member": member, "slug": full.slug, "Title": title, "title": title.lowercased(), "row": row(in: app),
            "pattern": pattern(in: app), "link": link, "case": member, "made": member, "bound": "", "passed": "",
            "one": "", "parameter": "", "argument": "", "call": "()", "value": "", "ancestors": "",
            "bindsAncestor": "",
            "root": Template.flag(isRoot),
        ]) { $1 }
        guard let value else { return values }
        values.merge([
            "value": value, "Value": value.prefix(1).uppercased() + value.dropFirst(),
            "link": link.replacing("{\(value)}", with: "1"), "case": "\(member)(\(value): Int)",
            "made": "\(member)(\(value): 1)", "bound": "(let \(value))", "passed": "\(value): \(value), ",
            "one": "\(value): 1", "parameter": "\(value): Int", "argument": "(\(value): \(value))",
            "call": "(\(value): \(value))",
        ]) { $1 }
        return values
    }
    private func paths(in app: ScaffoldApp) -> [String: String] {
        let feature = feature?.type ?? ""
        guard app.style == .routes else {
            let folder = "\(app.features)/\(feature)"
            return [
                "presentation": "\(folder)/Sources/Presentation/\(type)", "mocks": "\(folder)/Tests/Mocks",
                "tests": "\(folder)/Tests/Presentation/\(type)", "module": app.name.type + feature,
                "Router": "\(feature)Router", "access": app.style == .oneRouter ? "public " : "",
            ]
        }
        let owner = feature.isEmpty ? name.type : feature
        return [
            "presentation": "Features/\(owner)", "tests": "\(app.name.type)Tests/Features/\(owner)",
            "module": "\(app.name.type)App", "Router": "AppRouter", "access": "",
        ]
    }

    /// Returns the pattern of the screen's links, such as `/recipe`, `/recipe/{id}`, `/recipe/edit/{id}` or `/about`.
    private func pattern(in app: ScaffoldApp) -> String {
        let base = feature.map { "/\($0.slug)" } ?? ""
        let isShort = name.member == "list" || name.member == "detail" && value != nil || feature?.type == name.type
        return base + (isShort && !base.isEmpty ? "" : "/\(name.slug)") + (value.map { "/{\($0)}" } ?? "")
    }

    // MARK: texts
    /// The title: `Recipes`, `Recipe`, `Edit recipe` or `Recipe photos`. For a screen of Home, or without a feature, it
    /// is the screen's own name.
    var title: String {
        guard let feature, feature.type != "Home" else { return name.title }
        switch name.member {
        case "list": return Self.plural(feature.title)
        case "detail": return feature.title
        case _ where feature.type == name.type: return feature.title
        case _ where Self.verbs.contains(name.member): return "\(name.title) \(feature.title.lowercased())"
        default: return "\(feature.title) \(name.title.lowercased())"
        }
    }
    /// Returns the text of the row that leads to the screen. If the screen has a value, the row shows it after this
    /// text.
    private func row(in app: ScaffoldApp) -> String {
        let thing = feature.flatMap { $0.type == "Home" ? nil : $0.title.lowercased() }
        let isVerb = Self.verbs.contains(name.member)
        switch (name.member, thing) {
        case ("about", nil): return "About \(app.name.title)"
        case ("list", let thing?): return "Show all \(Self.plural(thing))"
        case ("detail", let thing?) where value != nil: return "Show \(thing)"
        case (_, let thing?) where isVerb:
            let article = "aeiou".contains(thing.prefix(1)) ? "an" : "a"
            return value == nil ? "\(name.title) \(article) \(thing)" : "\(name.title) \(thing)"
        case (_, let thing?) where value != nil: return "Show the \(name.title.lowercased()) of \(thing)"
        case (_, nil) where isVerb: return name.title
        case (_, nil): return value == nil ? "Go to \(name.title.lowercased())" : "Show \(name.title.lowercased())"
        default: return "Go to \(title.lowercased())"
        }
    }
    private static let verbs: Set<String> = [
        "add", "book", "buy", "choose", "create", "delete", "edit", "invite", "pay", "play", "print", "rate", "remove",
        "rename", "report", "review", "send", "share", "watch",
    ]
    private static func plural(_ word: String) -> String {
        if ["s", "x", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        let isConsonant = word.dropLast().last.map { !"aeiou".contains($0) } ?? false
        return word.hasSuffix("y") && isConsonant ? word.dropLast() + "ies" : word + "s"
    }
}
#endif
