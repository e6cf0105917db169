#if Inspector
import FlyingSocks
package import Foundation

/// A client that calls an Inspector over HTTP.
package struct InspectorClient: Sendable {
    /// The reason that a client can't be created, or that a call fails.
    package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
        /// The URL isn't of the form `http://HOST:PORT/#TOKEN`. The value is the reason.
        case invalidURL(String)
        /// The Inspector can't be reached, the connection breaks, or the response is late. The value is the reason.
        case unreachable(String)
        /// The server's response isn't that of an Inspector. The value is the reason.
        case notAnInspector(String)
        /// The Inspector refused the call, and sent this code and message. Also thrown for an invalid method name.
        case refused(code: String, message: String)

        package var description: String {
            switch self {
            case .invalidURL(let reason):
                "\(reason); pass the URL that the Inspector printed, http://127.0.0.1:PORT/#TOKEN"
            case .unreachable(let reason): "the Inspector can't be reached: \(reason)"
            case .notAnInspector(let reason): "the server isn't an Inspector: \(reason)"
            case .refused(_, let message): message
            }
        }
    }
    private let host: String
    private let port: Int
    private let token: String

    /// Creates a client for the URL that an app has printed.
    ///
    /// - Throws: `Fault.invalidURL` if the URL isn't of the form `http://HOST:PORT/#TOKEN`.
    package init(url: String) throws(Fault) {
        guard let parts = URLComponents(string: url), parts.scheme == "http", let host = parts.host else {
            throw .invalidURL("the URL isn't an http URL")
        }
        guard let port = parts.port, (1...65_535).contains(port) else {
            throw .invalidURL("the URL has no port from 1 to 65535")
        }
        guard let token = parts.fragment, AccessCheck.isSecret(token) else {
            throw .invalidURL("the URL has no token after #")
        }
        self.host = host == "localhost" ? "127.0.0.1" : host
        self.port = port
        self.token = token
    }

    /// Calls a method, and returns its result as JSON.
    ///
    /// - Parameters:
    ///   - method: The method's name.
    ///   - parameters: A JSON object.
    /// - Throws: `Fault`. A call that takes more than 30 seconds after connecting fails with `unreachable`.
    package func call(_ method: String, _ parameters: Data) async throws(Fault) -> Data {
        let answer: (status: Int, body: Data)
        do {
            let address = try sockaddr_in.inet(ip4: host, port: UInt16(port))
            let socket = try await AsyncSocket.connected(to: address)
            defer { try? socket.close() }
            answer = try await exchange(method, parameters, socket)
        } catch let fault as Fault { throw fault } catch { throw .unreachable(error.socketReason) }
        if answer.status == 200 { return answer.body }
        throw Fault(status: answer.status, answer.body)
    }
    private func exchange(
        _ method: String, _ parameters: Data, _ socket: AsyncSocket
    ) async throws -> (status: Int, body: Data) {
        guard method.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 == 0x5F }) else {
            throw Fault.refused(code: "unknown_method", message: "there is no method '\(method)'")
        }
        let request =
            "POST /api/1/\(method) HTTP/1.1\r\nHost: \(host):\(port)\r\nAuthorization: Bearer \(token)\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(parameters.count)\r\nConnection: close\r\n\r\n"
        let deadline = ContinuousClock.now + .seconds(30)
        try await Deadline.keeping(deadline) { try await socket.write(Data(request.utf8) + parameters) }
        var stream = ByteStream(socket)
        let head = try await HTTPResponseHead(&stream, until: deadline)
        return (head.status, Data(try await stream.bytes(try head.length(limit: 67_108_864), until: deadline)))
    }
}

extension InspectorClient.Fault {
    /// Creates a fault from the response to a failed call: `refused` if the body is an Inspector's error in JSON, and
    /// otherwise `notAnInspector`.
    init(status: Int, _ body: Data) {
        struct Refusal: Decodable {
            struct Reason: Decodable { let code: String, message: String }
            let error: Reason
        }
        guard let refusal = try? JSONDecoder().decode(Refusal.self, from: body) else {
            self = .notAnInspector("status \(status)")
            return
        }
        self = .refused(code: refusal.error.code, message: refusal.error.message.printable)
    }
}
#endif
