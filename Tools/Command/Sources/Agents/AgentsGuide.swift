#if Tools
import Foundation
import Waymark

/// A guide to an app's navigation for coding agents: its destinations and redirects, the conventions, and how to check
/// a change.
package struct AgentsGuide: Sendable {
    private let read: ReadApp
    private let app: App
    private let commands: Set<String>
    private var model: AppModel { read.model }

    /// Creates a guide to an app.
    ///
    /// - Parameter commands: The names of the tool's commands. The guide mentions only these and `agents`.
    package init(_ read: ReadApp, _ app: App, commands: Set<String>) {
        self.read = read
        self.app = app
        self.commands = commands
    }

    /// The guide as Markdown.
    package var text: String {
        [introduction, destinations, redirects, conventions, recipes, skills, checks].filter { !$0.isEmpty }.joined(
            separator: "\n")
    }

    private var isMadeOfFeatures: Bool { app.coordinates }
    private var navigations: [NavigationType] { app.navigations.map { model.navigations[$0] } }

    // MARK: destinations and redirects
    private var introduction: String {
        var lines = ["# Navigation", ""]
        lines += [
            "Every screen is a case of an enum that conforms to `Navigation`. A tap, a link, saved state and a notification "
                + "all end as such a value, and pass the same redirects and guards. The library is Waymark.",
            "",
        ]
        if !app.schemes.isEmpty || !app.hosts.isEmpty {
            let origins = app.schemes.map { "`\($0.text)://`" } + app.hosts.map { "`https://\($0.text)`" }
            lines += ["Links begin with \(origins.joined(separator: " or ")).", ""]
        }
        return lines.joined(separator: "\n")
    }
    private var destinations: String {
        var lines = ["## Destinations", ""]
        for navigation in navigations where navigation.kind != .outgoing && !navigation.destinations.isEmpty {
            let hasRules = navigation.destinations.contains { !$0.access.isEmpty }
            lines.append("`\(navigation.name)` in \(navigation.place.file):")
            lines += ["", "| Case | Link | Shown as |" + (hasRules ? " Who may see it |" : "")]
            lines.append("|---|---|---|" + (hasRules ? "---|" : ""))
            for destination in navigation.destinations {
                let access = hasRules ? " \(Self.cell(access(destination))) |" : ""
                lines.append(
                    "| `\(Self.cell(call(destination)))` | \(Self.cell(links(destination))) | "
                        + "\(Self.cell(shape(destination))) |\(access)")
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }
    private var redirects: String {
        let outgoing = navigations.filter { $0.kind == .outgoing && !$0.destinations.isEmpty }
        guard !outgoing.isEmpty else { return "" }
        let targets = Dictionary(grouping: model.redirects) { $0.from }
        var lines = ["## Navigation between features", "", "| From | To |", "|---|---|"]
        for destination in outgoing.flatMap(\.destinations) {
            let found = targets[destination.id] ?? []
            let names = found.map { target($0.to) + ($0.isConditional ? ", under a condition" : "") }
            let to = names.isEmpty ? "not stated in the sources" : names.joined(separator: "; ")
            lines.append("| `\(destination.name)` | \(Self.cell(to)) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }
    private func call(_ destination: Destination) -> String {
        let values = destination.parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + parameter.type + (parameter.hasDefault ? " = …" : "")
        }
        return (destination.caseName.map { ".\($0)" } ?? destination.typeName)
            + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
    private func links(_ destination: Destination) -> String {
        destination.links.isEmpty ? "none" : destination.links.map { Self.code($0.pattern) }.joined(separator: ", ")
    }
    private func shape(_ destination: Destination) -> String {
        switch destination.shape {
        case .known(let presentation): presentation.rawValue
        case .computed: "computed"
        }
    }
    private func access(_ destination: Destination) -> String {
        destination.access.map { fact in
            switch fact.level {
            case .computed(let source): "`\(source)`"
            case .known(.everyone): "everyone"
            case .known(.nobody): "nobody"
            case .known(.session(let permissions, let information)):
                (["a session"] + permissions.sorted() + information.sorted()).joined(separator: " with ")
            }
        }.joined(separator: " or ")
    }
    private func target(_ target: Redirect.Target) -> String {
        switch target {
        case .destination(let id): "`\(model[id].name)`"
        case .external(let name): "`\(name)`"
        case .unchanged: "nothing"
        case .computed(let source): "`\(source)`, which is computed"
        }
    }
    private static func code(_ stated: Stated<String>) -> String {
        switch stated {
        case .known(let text): "`\(text)`"
        case .computed(let source): "`\(source)`, which is computed"
        }
    }
    private static func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("\n", with: " ")
    }

    // MARK: conventions and commands
    private var conventions: String {
        var lines = ["## Conventions", ""]
        lines += [
            "- A destination holds identifiers (`Int`, `String`, an enum with raw values), never a model object.",
            "- Links are printed with the first `@Link` of a case. Its placeholders are named like the case's values; "
                + "a `?` after the name marks an optional one.",
            "- A `switch` over destinations has no `default`: a new case doesn't compile until every `switch` has it.",
        ]
        if isMadeOfFeatures {
            lines += [
                "- A feature imports no other feature. It shows the cases of its `IncomingNavigation`. Cases of its "
                    + "`OutgoingNavigation` lead to other features: the app's redirect maps them to cases of those.",
                "- A view model calls its screen's navigator contract, which tests replace with a mock. It never names a "
                    + "router, a coordinator or another screen.",
            ]
        } else {
            lines += [
                "- A view model takes `any Routing<…>` if it navigates, and nothing if it doesn't. Tests pass a "
                    + "`RouterMock`."
            ]
        }
        if app.isGuarded {
            lines.append(
                "- Destinations have access rules. One without a rule is refused, so add a rule to each new one.")
        }
        if app.restores {
            lines.append("- State is saved as links: a screen without a link isn't restored after a restart.")
        }
        return lines.joined(separator: "\n") + "\n"
    }
    private var recipes: String {
        guard commands.contains("new") else { return "" }
        var lines = [
            "## Adding features and screens", "",
            "Each command makes files and tests, and connects them to the app. `--dry-run` prints the diff.", "",
        ]
        lines.append("```sh")
        if isMadeOfFeatures {
            let feature = model.features.first { app.targets.contains($0.target) }?.name.replacing("Feature", with: "")
            lines.append("waymark new feature Sample --screens list,detail --dry-run")
            if let feature { lines.append("waymark new screen sample:id --feature \(feature) --dry-run") }
        } else {
            lines.append("waymark new feature Sample --screens list,detail --dry-run")
        }
        lines += ["```", ""]
        return lines.joined(separator: "\n")
    }
    private var skills: String {
        """
        ## Skills

        Guides with code that is compiled and tested, each a `SKILL.md` in `skills/` of Waymark's checkout, such as \
        `.build/checkouts/waymark/skills/waymark-setup/SKILL.md`:

        - `waymark-setup`: add the package, a router and a container
        - `waymark-screen`: add a destination and its view
        - `waymark-feature`: add a feature module, and connect it to others
        - `waymark-links`: add links, values in links and universal links
        - `waymark-guards`: add access rules, sessions, and a login and the way back
        - `waymark-testing`: test view models, navigators, redirects and links

        """
    }
    private var checks: String {
        var lines = ["## Checking the work", "", "```sh", "swift build", "swift test"]
        if commands.contains("lint") { lines.append("waymark lint") }
        lines.append("```")
        if commands.contains("resolve"), let scheme = app.schemes.first?.text, let link = sampleLink {
            lines += ["", "To see where a link leads, or why it is refused:", "", "```sh"]
            lines += ["waymark resolve \(scheme):/\(link) --explain", "```"]
        }
        lines += ["", "This part was written by `waymark agents`; run it again when destinations change."]
        return lines.joined(separator: "\n") + "\n"
    }
    /// The first pattern that can be read and has no placeholders; nil if there is none.
    private var sampleLink: String? {
        navigations.flatMap(\.destinations).flatMap(\.links).lazy.compactMap(\.pattern.value).first {
            !$0.contains("{")
        }
    }
}
#endif
