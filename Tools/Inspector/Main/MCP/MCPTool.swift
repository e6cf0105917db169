#if Inspector
import Foundation

/// The MCP tools: the methods of the Inspector that an agent can use without the page.
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
            "The current navigation state: levels, tabs and stacks with each screen's link, pending requests, the app's phase."
        case .timeline:
            "The latest transitions: the request, guards and their answers, the outcome, the states before and after."
        case .links:
            "All link patterns of the router, each with its parameters and an example; the schemes and hosts."
        case .explainLink:
            "Explains a link without opening it: the reason that each pattern refuses it, the state that it leads to, the guards' decisions."
        case .navigate:
            "Navigates to the destination of a link, as the app's own code does. Redirects and guards apply."
        case .openLink: "Opens a link as if it came from outside the app. Redirects and guards apply."
        case .goBack: "Goes back one step: pops, or dismisses the top modal. Leave guards apply."
        case .record:
            "Records navigation as a Swift test: 'start', then 'stop', which returns the test; 'state' repeats it."
        }
    }
    /// The method of the Inspector's protocol that the tool calls.
    var method: String { self == .sources ? "hello" : rawValue }
    /// A Boolean value that indicates whether the tool leaves the app unchanged.
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
            ["type": "string", "description": "The router's id; by default, the first router's."], false
        )
        func link(_ text: String) -> Property { ("link", ["type": "string", "description": text], true) }
        return switch self {
        case .sources: []
        case .state, .links, .goBack: [source]
        case .timeline:
            [
                source,
                (
                    "after",
                    [
                        "type": "integer", "minimum": 0,
                        "description": "Return only transitions with a higher number than this.",
                    ], false
                ),
                ("limit", ["type": "integer", "minimum": 1, "maximum": 500, "default": 20], false),
            ]
        case .explainLink: [source, link("The link to explain, with a scheme or as a path.")]
        case .navigate: [source, link("The destination's link, with a scheme or as a path: /product/4.")]
        case .openLink:
            [
                source, link("The link to open."),
                ("cold", ["type": "boolean", "description": "true to open it on the app's initial state."], false),
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
    /// Returns the alphabetically first name of an argument that isn't in the tool's schema; nil if all are.
    func unknownArgument(in arguments: [String: Any]) -> String? {
        let names = Set(properties.map(\.name))
        return arguments.keys.sorted().first { !names.contains($0) }
    }
}
#endif
