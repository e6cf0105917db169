#if Inspector
/// The error that a call returns.
struct ProtocolError: Error, Encodable, Hashable, Sendable {
    enum Code: String, Encodable, Sendable {
        case unknownMethod = "unknown_method"
        case unknownSource = "unknown_source"
        case badParameters = "bad_parameters"
        case notFound = "not_found"
        case refused
    }
    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
    static func unknownSource(_ name: String) -> ProtocolError {
        ProtocolError(.unknownSource, "there is no source '\(name.prefix(64))'")
    }
    /// Creates an error that says which parameter is missing or malformed, or that the parameters aren't a JSON object.
    init(_ error: any Error) {
        let path: [any CodingKey] =
            switch error as? DecodingError {
            case .keyNotFound(let key, let context)?: context.codingPath + [key]
            case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?, .dataCorrupted(let context)?:
                context.codingPath
            case nil: []
            @unknown default: []
            }
        let name = path.map(\.stringValue).joined(separator: ".")
        self.init(
            .badParameters,
            name.isEmpty ? "the parameters aren't a JSON object" : "'\(name)' is missing or malformed")
    }
}
#endif
