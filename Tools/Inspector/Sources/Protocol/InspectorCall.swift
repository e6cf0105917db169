#if Inspector
import Foundation

/// The methods that the page calls. Their raw values are the names in the protocol.
enum InspectorMethod: String, CaseIterable, Sendable {
    case hello, state, timeline, links
    case explainLink = "explain_link"
    case openLink = "open_link"
    case travel, record

    /// Finds a method by its name.
    ///
    /// - Throws: `ProtocolError` if there is none.
    init(name: String) throws(ProtocolError) {
        guard let method = InspectorMethod(rawValue: name) else {
            throw ProtocolError(.unknownMethod, "there is no method '\(name.prefix(64))'")
        }
        self = method
    }
}

/// The parameters of a call, as JSON.
struct CallParameters: Sendable {
    let json: Data

    /// Reads some of the parameters.
    ///
    /// - Throws: `ProtocolError` if they aren't a JSON object, or if a parameter, which the error names, is missing or
    ///   malformed.
    func read<Parameters: Decodable>(_ type: Parameters.Type = Parameters.self) throws(ProtocolError) -> Parameters {
        do { return try JSONDecoder().decode(type, from: json.isEmpty ? Data("{}".utf8) : json) } catch {
            throw ProtocolError(error)
        }
    }
}
struct SourceParameter: Decodable { let source: String }
struct LinkParameter: Decodable { let link: String }
struct TimelineParameters: Decodable { let after: Int?, limit: Int? }
struct MomentParameters: Decodable {
    enum Side: String, Decodable { case before, after }
    let number: Int
    let side: Side
}
struct RecordingParameter: Decodable {
    enum Action: String, Decodable { case start, stop, state }
    let action: Action
}
#endif
