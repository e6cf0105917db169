#if Inspector
import Foundation

/// A refusal of a request: the response's status and a message.
struct HTTPFault: Error, Hashable, Sendable {
    enum Status: Int, Sendable {
        case badRequest = 400
        case unauthorized = 401
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case conflict = 409
        case tooLarge = 413
        case unsupportedType = 415
        case expectationFailed = 417
        case misdirected = 421
        case tooMany = 429
        case headerTooLarge = 431
        case unavailable = 503
        case versionNotSupported = 505

        var phrase: String {
            switch self {
            case .badRequest: "Bad Request"
            case .unauthorized: "Unauthorized"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .conflict: "Conflict"
            case .tooLarge: "Content Too Large"
            case .unsupportedType: "Unsupported Media Type"
            case .expectationFailed: "Expectation Failed"
            case .misdirected: "Misdirected Request"
            case .tooMany: "Too Many Requests"
            case .headerTooLarge: "Request Header Fields Too Large"
            case .unavailable: "Service Unavailable"
            case .versionNotSupported: "HTTP Version Not Supported"
            }
        }
    }
    let status: Status
    let message: String

    init(_ status: Status, _ message: String? = nil) {
        self.status = status
        self.message = message ?? status.phrase
    }
}

/// The head of a request. The parser follows RFC 9112 strictly and refuses ambiguous heads.
struct HTTPHead: Sendable {
    static let maximumFields = 64
    /// The fields that may appear only once. If one were repeated, a proxy and this server might read different values.
    private static let single = [
        "host", "content-length", "content-type", "origin", "cookie", "authorization", "sec-fetch-site", "expect",
        AccessCheck.subprotocolField, AccessCheck.keyField,
    ]

    let method: String
    /// The request's target as sent: the path, with its query. It isn't percent-decoded, because it is only compared
    /// with known paths and method names.
    let path: String
    private let fields: [(name: String, value: String)]

    /// Parses a head.
    ///
    /// - Parameter bytes: The request line and the fields, without the empty line.
    /// - Throws: `HTTPFault` if the head is malformed or has too many fields, or uses another version, an unknown
    ///   expectation or a transfer coding.
    init(_ bytes: [UInt8]) throws(HTTPFault) {
        guard !bytes.contains(0) else { throw HTTPFault(.badRequest, "the head contains a NUL byte") }
        var lines: [[UInt8]] = []
        var line: [UInt8] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x0D:
                guard index + 1 < bytes.count, bytes[index + 1] == 0x0A else {
                    throw HTTPFault(.badRequest, "the head contains a carriage return without a line feed")
                }
                lines.append(line)
                line = []
                index += 1
            case 0x0A: throw HTTPFault(.badRequest, "the head contains a line feed without a carriage return")
            default: line.append(bytes[index])
            }
            index += 1
        }
        lines.append(line)
        let request = lines.removeFirst().split(separator: 0x20, omittingEmptySubsequences: false)
        guard request.count == 3, request.allSatisfy({ !$0.isEmpty }) else {
            throw HTTPFault(.badRequest, "the request line isn't METHOD PATH HTTP/1.1")
        }
        guard request[2].elementsEqual("HTTP/1.1".utf8) else { throw HTTPFault(.versionNotSupported) }
        guard request[0].allSatisfy(Self.isToken) else { throw HTTPFault(.badRequest, "the method isn't a token") }
        guard request[1].allSatisfy({ (0x21...0x7E).contains($0) }), request[1].first == UInt8(ascii: "/") else {
            throw HTTPFault(.badRequest, "the target isn't a path")
        }
        guard lines.count <= Self.maximumFields else {
            throw HTTPFault(.headerTooLarge, "the head has more than 64 fields")
        }
        method = String(decoding: request[0], as: UTF8.self)
        path = String(decoding: request[1], as: UTF8.self)
        var fields: [(String, String)] = []
        for line in lines { fields.append(try Self.field(line)) }
        self.fields = fields
        for name in Self.single {
            guard values(name).count <= 1 else { throw HTTPFault(.badRequest, "the field '\(name)' appears twice") }
        }
        guard self["expect"].map({ $0.lowercased() == "100-continue" }) ?? true else {
            throw HTTPFault(.expectationFailed)
        }
        guard values("transfer-encoding").isEmpty else {
            throw HTTPFault(.badRequest, "transfer codings aren't supported; send a Content-Length")
        }
    }
    private static func field(_ line: [UInt8]) throws(HTTPFault) -> (String, String) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0, line[..<colon].allSatisfy(isToken) else {
            throw HTTPFault(.badRequest, "a field isn't NAME: VALUE")
        }
        let value = line[(colon + 1)...]
        guard value.allSatisfy({ $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F }) else {
            throw HTTPFault(.badRequest, "a field contains a control character")
        }
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        let trimmed = value.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        return (
            String(decoding: line[..<colon], as: UTF8.self).lowercased(), String(decoding: trimmed, as: UTF8.self)
        )
    }
    private static func isToken(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }

    func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }
    subscript(name: String) -> String? { values(name).first }

    /// The media type in lowercase, without parameters; nil without a `Content-Type`.
    var mediaType: String? {
        self["content-type"].map { $0.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased() }
    }
    /// A Boolean value that indicates whether the client asks to close the connection.
    var closes: Bool {
        values("connection").flatMap { $0.split(separator: ",") }
            .contains { $0.trimmingCharacters(in: .whitespaces).lowercased() == "close" }
    }

    /// A Boolean value that indicates whether the client waits for `100 Continue` (RFC 9110, 10.1.1).
    var expectsContinue: Bool { self["expect"] != nil }

    /// Returns the body's length in bytes; 0 without a `Content-Length`.
    ///
    /// - Throws: `HTTPFault` if the length is malformed or exceeds the limit.
    func bodyLength(limit: Int) throws(HTTPFault) -> Int {
        guard let text = self["content-length"] else { return 0 }
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else {
            throw HTTPFault(.badRequest, "the Content-Length isn't a number")
        }
        guard let length = Int(text), length <= limit else {
            throw HTTPFault(.tooLarge, "the body has more than \(limit) bytes")
        }
        return length
    }
}
#endif
