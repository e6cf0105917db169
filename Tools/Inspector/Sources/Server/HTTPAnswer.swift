#if Inspector
import Foundation

/// An HTTP response. Its fields include the security headers that every response has.
struct HTTPAnswer: Sendable {
    let status: Int
    let phrase: String
    private var fields: [(name: String, value: String)]
    let body: Data
    /// A Boolean value that indicates whether the response has the field `Connection: close`.
    var closes = false

    static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self' data:",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    init(_ body: Data = Data(), type: String = "application/json; charset=utf-8") {
        self.init(status: 200, phrase: "OK", body: body, type: type)
    }
    init(_ fault: HTTPFault) {
        let code: ProtocolError.Code =
            switch fault.status {
            case .notFound: .notFound
            case .tooLarge, .headerTooLarge: .tooLarge
            case .tooMany, .unavailable: .tooMany
            case .badRequest, .unsupportedType, .expectationFailed, .versionNotSupported: .badParameters
            case .unauthorized, .forbidden, .methodNotAllowed, .conflict, .misdirected: .refused
            }
        self.init(fault.status, ProtocolError(code, fault.message))
        if fault.status == .methodNotAllowed { add("Allow", "GET, POST") }
        // the rest of the request remains unread
        closes = true
    }
    init(_ error: ProtocolError) {
        let status: HTTPFault.Status =
            switch error.code {
            case .unknownMethod, .unknownSource, .notFound: .notFound
            case .badParameters: .badRequest
            case .refused: .conflict
            case .tooLarge: .tooLarge
            case .tooMany: .tooMany
            case .unavailable: .unavailable
            }
        self.init(status, error)
    }
    private init(_ status: HTTPFault.Status, _ error: ProtocolError) {
        self.init(
            status: status.rawValue, phrase: status.phrase,
            body: (try? JSONEncoder.inspector.encode(ErrorAnswer(error: error))) ?? Data(),
            type: "application/json; charset=utf-8")
    }
    /// Creates the response that accepts a WebSocket handshake.
    static func upgrade(accepting key: String) -> HTTPAnswer {
        var answer = HTTPAnswer(status: 101, phrase: "Switching Protocols", body: Data(), type: nil)
        answer.add("Upgrade", "websocket")
        answer.add("Connection", "Upgrade")
        answer.add("Sec-WebSocket-Accept", key)
        return answer
    }
    private init(status: Int, phrase: String, body: Data, type: String?) {
        (self.status, self.phrase, self.body) = (status, phrase, body)
        fields = [
            ("Content-Security-Policy", Self.policy), ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"), ("Cache-Control", "no-store"),
        ]
        if let type { add("Content-Type", type) }
        if status != 101 { add("Content-Length", "\(body.count)") }
    }
    mutating func add(_ name: String, _ value: String) { fields.append((name, value)) }

    /// Returns the bytes to send.
    ///
    /// - Parameter withBody: false for a HEAD request, whose response has a `Content-Length` but no body.
    func bytes(withBody: Bool = true) -> Data {
        let closing = closes ? [("Connection", "close")] : []
        let head = (fields + closing).map { "\($0.0): \($0.1)\r\n" }.joined()
        return Data("HTTP/1.1 \(status) \(phrase)\r\n\(head)\r\n".utf8) + (withBody ? body : Data())
    }
}

extension JSONEncoder {
    static var inspector: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return encoder
    }
}
#endif
