#if Inspector
import FlyingFox
import Foundation

/// A message received over a WebSocket.
enum WebSocketMessage: Hashable, Sendable {
    case text(String)
    case ping([UInt8])
    case pong
    case close
}

/// The reason that a WebSocket is closed, with its status code.
struct WebSocketFault: Error, Hashable, Sendable {
    let code: UInt16
    let message: String
    static func malformed(_ message: String) -> WebSocketFault { WebSocketFault(code: 1_002, message: message) }
    static let tooLarge = WebSocketFault(code: 1_009, message: "the message is too large")
    static let notText = WebSocketFault(code: 1_003, message: "binary messages aren't supported")
    static let notUnicode = WebSocketFault(code: 1_007, message: "the text isn't valid UTF-8")

    /// The payload of the close frame: the code, and the message without the characters beyond 125 bytes in all.
    var closing: [UInt8] {
        var reason = message.prefix(123)
        while reason.utf8.count > 123 { reason.removeLast() }
        return [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(reason.utf8)
    }
}

/// A reader of a client's WebSocket messages (RFC 6455), without extensions.
struct WebSocketReader {
    let limit: Int
    private let pace: Pace
    private var message: [UInt8]?

    init(limit: Int, pace: Pace) {
        self.limit = limit
        self.pace = pace
    }

    /// Reads the next message. A frame's length is checked before its payload is read.
    ///
    /// - Throws: `WebSocketFault` if a frame is malformed, or the message is too large, binary or not UTF-8;
    ///   `Deadline.Passed` after the deadline; an error of the connection if it fails.
    mutating func next(
        _ stream: inout ByteStream, until deadline: ContinuousClock.Instant
    ) async throws -> WebSocketMessage {
        while true {
            let head = try await stream.bytes(2, until: deadline)
            let (isFinal, opcode) = (head[0] & 0x80 != 0, head[0] & 0x0F)
            guard head[0] & 0x70 == 0 else { throw WebSocketFault.malformed("a reserved bit is set") }
            guard head[1] & 0x80 != 0 else {
                throw WebSocketFault.malformed("the frame isn't masked, but a client has to mask it")
            }
            var length = Int(head[1] & 0x7F)
            if opcode >= 8, length > 125 || !isFinal {
                throw WebSocketFault.malformed("a control frame is fragmented or longer than 125 bytes")
            }
            if length > 125 {
                let bytes = try await stream.bytes(length == 126 ? 2 : 8, until: deadline)
                guard bytes.count == 2 || bytes[0] < 0x80 else {
                    throw WebSocketFault.malformed("the top bit of a length is set")
                }
                length = bytes.reduce(0) { $0 << 8 | Int($1) }
            }
            // control frames may come between the fragments of a message
            guard opcode >= 8 || length <= limit - (message?.count ?? 0) else { throw WebSocketFault.tooLarge }
            try await pace.spend(1 + length / 8_192)
            let mask = try await stream.bytes(4, until: deadline)
            var payload = try await stream.bytes(length, until: deadline)
            for index in payload.indices { payload[index] ^= mask[index & 3] }
            switch opcode {
            case 0:
                guard message != nil else {
                    throw WebSocketFault.malformed("a continuation frame has no message to continue")
                }
                message?.append(contentsOf: payload)
            case 1:
                guard message == nil else {
                    throw WebSocketFault.malformed("a message begins before the last one is complete")
                }
                message = payload
            case 2: throw WebSocketFault.notText
            case 8:
                try Self.checkClosing(payload)
                return .close
            case 9: return .ping(payload)
            case 10: return .pong
            default: throw WebSocketFault.malformed("a frame has an unknown opcode")
            }
            guard isFinal, let whole = message else { continue }
            message = nil
            guard let text = String(bytes: whole, encoding: .utf8) else { throw WebSocketFault.notUnicode }
            return .text(text)
        }
    }
    /// Checks that a close frame's payload is empty, or a valid code and UTF-8 text (RFC 6455, 5.5.1 and 7.4).
    ///
    /// - Throws: `WebSocketFault` if the payload is invalid.
    private static func checkClosing(_ payload: [UInt8]) throws(WebSocketFault) {
        guard !payload.isEmpty else { return }
        guard payload.count > 1 else { throw .malformed("the close code has only one byte") }
        switch UInt16(payload[0]) << 8 | UInt16(payload[1]) {
        case 1_000...1_003, 1_007...1_014, 3_000...4_999: break
        default: throw .malformed("the close code is invalid")
        }
        guard String(bytes: payload.dropFirst(2), encoding: .utf8) != nil else { throw .notUnicode }
    }
}

enum WebSocketFrame {
    /// Returns the bytes of a frame.
    ///
    /// - Parameter isMasked: true for a client, which must mask its frames.
    static func bytes(opcode: UInt8, _ payload: some Collection<UInt8>, isMasked: Bool = false) -> Data {
        var data = Data([0x80 | opcode])
        let (count, bit): (Int, UInt8) = (payload.count, isMasked ? 0x80 : 0)
        switch count {
        case ...125: data.append(bit | UInt8(count))
        case ...0xFFFF: data.append(contentsOf: [bit | 126, UInt8(count >> 8), UInt8(count & 0xFF)])
        default:
            data.append(bit | 127)
            data.append(contentsOf: stride(from: 56, through: 0, by: -8).map { UInt8(count >> $0 & 0xFF) })
        }
        guard isMasked else {
            data.append(contentsOf: payload)
            return data
        }
        let mask = (0..<4).map { _ in UInt8.random(in: .min ... .max) }
        data.append(contentsOf: mask)
        data.append(contentsOf: payload.enumerated().map { $1 ^ mask[$0 & 3] })
        return data
    }
    static func text(_ text: Data, isMasked: Bool = false) -> Data { bytes(opcode: 1, text, isMasked: isMasked) }
    static func close(_ code: UInt16, isMasked: Bool = false) -> Data {
        bytes(opcode: 8, [UInt8(code >> 8), UInt8(code & 0xFF)], isMasked: isMasked)
    }

    /// Checks a WebSocket handshake.
    ///
    /// - Returns: The value of the response's field `Sec-WebSocket-Accept`.
    /// - Throws: `HTTPFault` if the request isn't a valid handshake.
    static func acceptedKey(of head: HTTPHead) async throws -> String {
        var headers = HTTPHeaders()
        for name in ["Host", "Upgrade", "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version"] {
            if let value = head[name.lowercased()] { headers.addValue(value, for: HTTPHeader(name)) }
        }
        let request = HTTPRequest(
            method: .GET, version: .http11, target: HTTPRequest.Target(path: head.path, query: ""), headers: headers,
            body: HTTPBodySequence())
        let answer = try await WebSocketHTTPHandler(handler: NoFrames()).handleRequest(request)
        guard answer.statusCode == .switchingProtocols, let key = answer.headers[.webSocketAccept] else {
            throw HTTPFault(.badRequest, "this isn't a WebSocket handshake")
        }
        return key
    }
    /// A handler that exchanges no frames. FlyingFox performs only the handshake here, because its frames have no size
    /// limit.
    private struct NoFrames: WSHandler {
        func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
            AsyncStream { $0.finish() }
        }
    }
}
#endif
