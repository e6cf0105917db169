#if Inspector
/// The error that a call returns.
struct ProtocolError: Error, Encodable, Hashable, Sendable {
    enum Code: String, Encodable, Sendable, CaseIterable {
        case unknownMethod = "unknown_method"
        case unknownSource = "unknown_source"
        case badParameters = "bad_parameters"
        case notFound = "not_found"
        case refused
        case tooLarge = "too_large"
        case tooMany = "too_many"
        case unavailable
    }
    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
    static func unknownMethod(_ name: String) -> ProtocolError {
        ProtocolError(.unknownMethod, "there is no method '\(name.prefix(64))'")
    }
    static func unknownSource(_ name: String) -> ProtocolError {
        ProtocolError(.unknownSource, "there is no source '\(name.prefix(64))'")
    }
    /// Creates an error that says which parameter is missing or malformed, or that the parameters aren't a JSON object.
    init(_ error: any Error) {
        guard let error = error as? DecodingError else {
            self.init(.badParameters, "the parameters aren't a JSON object")
            return
        }
        switch error {
        case .keyNotFound(let key, _): self.init(.badParameters, "'\(key.stringValue)' is missing")
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            let path = Self.path(context)
            self.init(
                .badParameters,
                path.isEmpty ? "the parameters aren't a JSON object" : "'\(path)' isn't \(Self.word(for: type))")
        case .dataCorrupted(let context):
            let path = Self.path(context)
            self.init(
                .badParameters,
                path.isEmpty
                    ? "the parameters aren't valid JSON, or a number isn't an integer"
                    : "'\(path)' has an unknown value")
        @unknown default: self.init(.badParameters, "the parameters can't be read")
        }
    }
    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.map(\.stringValue).joined(separator: ".")
    }
    private static func word(for type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Int.Type, is Double.Type: "a number"
        case is Bool.Type: "true or false"
        default: "an object"
        }
    }
}

/// The JSON of an error response.
struct ErrorAnswer: Encodable, Sendable { let error: ProtocolError }
#endif
