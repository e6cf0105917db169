#if Inspector
import Foundation

/// The MCP tools: those of the Inspector's methods that an agent can use without seeing the page.
enum MCPTool: String, CaseIterable {
    case sources, state, timeline, links
    case explainLink = "explain_link"
    case navigate
    case openLink = "open_link"
    case goBack = "go_back"
    case record

    var title: String {
        switch self {
        case .sources: "Routers"
        case .state: "Navigation state"
        case .timeline: "Transitions"
        case .links: "Links"
        case .explainLink: "Explain a link"
        case .navigate: "Navigate"
        case .openLink: "Open a link"
        case .goBack: "Go back"
        case .record: "Record a walk"
        }
    }
    var summary: String {
        switch self {
        case .sources: "The app's routers, one for each window, with the ids that the other tools take as 'source'."
        case .state:
            "What the app shows: levels, tabs and stacks with the link of each screen, what waits, and the app's phase."
        case .timeline:
            "The last transitions: what was asked, guards and their answers, the outcome, states before and after."
        case .links:
            "Every pattern of a link that the router opens, with its parameters and an example; the schemes and hosts."
        case .explainLink:
            "Why a link matches or not: each pattern with what refused it, the state that it leads to, the guards' decisions. Opens nothing."
        case .navigate:
            "Shows the destination of a link, as the app's own code does. Redirects apply and guards are asked."
        case .openLink: "Opens a link as one from outside. Redirects apply and guards are asked."
        case .goBack: "Goes back by one: pops, or dismisses the modal on top. Leave guards are asked."
        case .record: "Records what is done as a Swift test: start, then stop, which gives the source."
        }
    }
    /// The method of the Inspector's protocol that the tool calls.
    var method: String { self == .sources ? "hello" : rawValue }
    /// True if the tool changes nothing in the app.
    var isReadOnly: Bool {
        switch self {
        case .sources, .state, .timeline, .links, .explainLink: true
        case .navigate, .openLink, .goBack, .record: false
        }
    }
    private typealias Property = (name: String, schema: [String: Any], isRequired: Bool)
    private var properties: [Property] {
        let source: Property = (
            "source",
            ["type": "string", "description": "The router's id; the first one if it is left out."], false
        )
        func link(_ text: String) -> Property { ("link", ["type": "string", "description": text], true) }
        return switch self {
        case .sources: []
        case .state, .links, .goBack: [source]
        case .timeline:
            [
                source,
                ("after", ["type": "integer", "minimum": 0, "description": "Only those after this number."], false),
                ("limit", ["type": "integer", "minimum": 1, "maximum": 500, "default": 20], false),
            ]
        case .explainLink: [source, link("The link to explain, with a scheme or as a path.")]
        case .navigate: [source, link("The destination's link, with a scheme or as a path: /product/4.")]
        case .openLink:
            [
                source, link("The link to open."),
                ("cold", ["type": "boolean", "description": "Opens it on what the app shows at launch."], false),
            ]
        case .record: [source, ("action", ["type": "string", "enum": ["start", "stop", "state"]], true)]
        }
    }
    var listing: [String: Any] {
        [
            "name": rawValue, "title": title, "description": summary,
            "inputSchema": [
                "type": "object", "additionalProperties": false,
                "properties": Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0.schema) }),
                "required": properties.filter(\.isRequired).map(\.name),
            ],
            "annotations": ["readOnlyHint": isReadOnly, "openWorldHint": false],
        ]
    }
    /// Returns the first argument, by name, that the tool's schema doesn't list; nil if all are known.
    func unknownArgument(in arguments: [String: Any]) -> String? {
        let names = Set(properties.map(\.name))
        return arguments.keys.sorted().first { !names.contains($0) }
    }
}
#endif
