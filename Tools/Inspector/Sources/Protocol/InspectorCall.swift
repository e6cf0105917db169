#if Inspector
import Foundation

/// A call of the Inspector's protocol, which HTTP and WebSockets share.
enum InspectorCall: Sendable {
    case hello(Nothing)
    case state(Source)
    case timeline(Timeline)
    case links(Source)
    case printLink(PrintLink)
    case explainLink(Link)
    case openLink(OpenLink)
    case navigate(Link)
    case goBack(Source)
    case dismiss(Source)
    case select(Branch)
    case travel(Moment)
    case replay(From)
    case guards(Source)
    case hook(Hook)
    case record(Recording)
    case clear(Source)

    /// An object whose members are ignored, for a method without parameters.
    struct Nothing: Decodable, Sendable {
        private enum Key: CodingKey {}
        init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: Key.self) }
    }
    struct Source: Decodable, Sendable { let source: String }
    struct Timeline: Decodable, Sendable { let source: String, after: Int?, limit: Int? }
    struct PrintLink: Decodable, Sendable { let source: String, pattern: Int, values: [String: String] }
    struct Link: Decodable, Sendable { let source: String, link: String }
    struct OpenLink: Decodable, Sendable { let source: String, link: String, cold: Bool? }
    struct Branch: Decodable, Sendable { let source: String, branch: String }
    struct Moment: Decodable, Sendable {
        enum Side: String, Decodable, Sendable { case before, after }
        let source: String
        let number: Int
        let side: Side
    }
    struct From: Decodable, Sendable { let source: String, from: Int }
    struct Hook: Decodable, Sendable { let source: String, hook: String }
    struct Recording: Decodable, Sendable {
        enum Action: String, Decodable, Sendable { case start, stop, state }
        let source: String
        let action: Action
    }
}

/// The methods of the protocol. Their raw values are the names that calls use.
enum InspectorMethod: String, CaseIterable, Sendable {
    case hello, state, timeline, links
    case printLink = "print_link"
    case explainLink = "explain_link"
    case openLink = "open_link"
    case navigate
    case goBack = "go_back"
    case dismiss, select, travel, replay, guards, hook, record, clear
}

extension InspectorCall {
    /// Parses a call.
    ///
    /// - Throws: `ProtocolError` if the method is unknown, if the parameters aren't a JSON object, or if a parameter,
    ///   which the error names, is missing or malformed.
    init(method name: String, parameters: Data) throws(ProtocolError) {
        guard let method = InspectorMethod(rawValue: name) else { throw .unknownMethod(name) }
        func read<Parameters: Decodable>() throws(ProtocolError) -> Parameters {
            do {
                return try JSONDecoder().decode(
                    Parameters.self, from: parameters.isEmpty ? Data("{}".utf8) : parameters)
            } catch { throw ProtocolError(error) }
        }
        switch method {
        case .hello: self = .hello(try read())
        case .state: self = .state(try read())
        case .timeline: self = .timeline(try read())
        case .links: self = .links(try read())
        case .printLink: self = .printLink(try read())
        case .explainLink: self = .explainLink(try read())
        case .openLink: self = .openLink(try read())
        case .navigate: self = .navigate(try read())
        case .goBack: self = .goBack(try read())
        case .dismiss: self = .dismiss(try read())
        case .select: self = .select(try read())
        case .travel: self = .travel(try read())
        case .replay: self = .replay(try read())
        case .guards: self = .guards(try read())
        case .hook: self = .hook(try read())
        case .record: self = .record(try read())
        case .clear: self = .clear(try read())
        }
    }
    /// The id of the router that the call is for; nil for `hello`, which is for all routers.
    var source: String? {
        switch self {
        case .hello: nil
        case .state(let call), .links(let call), .goBack(let call), .dismiss(let call), .guards(let call),
            .clear(let call):
            call.source
        case .timeline(let call): call.source
        case .printLink(let call): call.source
        case .explainLink(let call), .navigate(let call): call.source
        case .openLink(let call): call.source
        case .select(let call): call.source
        case .travel(let call): call.source
        case .replay(let call): call.source
        case .hook(let call): call.source
        case .record(let call): call.source
        }
    }
}
#endif
