#if Tools
/// A screen of an app, with the texts that templates use.
struct ScaffoldScreen {
    /// The screen's feature; nil in an app of routes if the screen belongs to none.
    let feature: ScaffoldName?
    let name: ScaffoldName
    let value: String?
    /// A Boolean value that indicates whether the screen is the lowest one, and so has no way back.
    let isRoot: Bool

    init(feature: ScaffoldName?, request: ScreenRequest, isRoot: Bool = false) {
        self.feature = feature
        self.name = request.name
        self.value = request.value
        self.isRoot = isRoot
    }

    /// The prefix of the screen's types: `RecipeDetail`, or `Recipe` if the screen is named like its feature.
    var type: String { feature.map { $0.type == name.type ? $0.type : $0.type + name.type } ?? name.type }
    /// The title, such as `Recipe detail`. For a screen of Home, or without a feature, it is the screen's own name.
    private var title: String {
        guard let feature, feature.type != "Home", feature != name else { return name.title }
        return "\(feature.title) \(name.title.lowercased())"
    }

    func values(in app: ScaffoldApp) throws(CommandFault) -> [String: String] {
        let full = try ScaffoldName(type, of: "a screen")
        let member = [.oneRouter, .routes].contains(app.style) ? full.member : name.member
        let link = String(pattern.dropFirst())
        var values = app.values.merging(paths(in: app)) { $1 }
        values.merge([
            "Feature": feature?.type ?? "", "feature": feature?.member ?? "", "Screen": type, "screen": name.member,
            "member": member, "slug": full.slug, "Title": title,
            "row": (value == nil ? "Go to " : "Show ") + title.lowercased(), "pattern": pattern, "link": link,
            "case": member, "made": member, "bound": "", "passed": "", "one": "", "parameter": "", "argument": "",
            "call": "()", "value": "", "ancestors": "", "bindsAncestor": "", "root": Template.flag(isRoot),
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
            let folder = "Features/\(feature)"
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

    /// The pattern of the screen's links, such as `/recipe`, `/recipe/{id}`, `/recipe/edit/{id}` or `/about`.
    private var pattern: String {
        let base = feature.map { "/\($0.slug)" } ?? ""
        let isShort = name.member == "list" || name.member == "detail" && value != nil || feature == name
        return base + (isShort && !base.isEmpty ? "" : "/\(name.slug)") + (value.map { "/{\($0)}" } ?? "")
    }
}
#endif
