import Foundation

/// Socket constants that differ between systems.
nonisolated private enum Platform {
    #if canImport(Darwin)
    static let stream = SOCK_STREAM
    /// No flag: Darwin has a socket option instead.
    static let noSignal: Int32 = 0
    #else
    static let stream = Int32(SOCK_STREAM.rawValue)
    static let noSignal = Int32(MSG_NOSIGNAL)
    #endif

    /// Makes writes to a closed connection fail instead of raising SIGPIPE. On Linux, `noSignal` does that.
    static func ignoreSignal(of connection: Int32) {
        #if canImport(Darwin)
        var isOn: Int32 = 1
        setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }
}

/// Runs the body with a local server that sends the same response to each connection.
///
/// - Parameters:
///   - answer: The response, in which `PORT` stands for the server's port; nil to never respond.
///   - holds: True if the connection stays open after the response, until the client closes it.
///   - onRequest: Called when a request has arrived, before the response.
/// - Returns: The body's result, and the requests that arrived.
nonisolated func withStub<Result: Sendable>(
    _ answer: String?, holds: Bool = false, onRequest: @escaping @Sendable () -> Void = {},
    _ body: @Sendable (_ base: String) async throws -> Result
) async throws -> (Result, requests: [String]) {
    let listener = socket(AF_INET, Platform.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            _ = bind(listener, $0, length)
            _ = getsockname(listener, $0, &length)
        }
    }
    listen(listener, 8)
    let port = UInt16(bigEndian: address.sin_port)
    // on a thread of its own, because the shared pool has only one per core
    let served = Task {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: serve(listener, port, answer, holds, onRequest)) }
        }
    }
    let result = try await body("http://127.0.0.1:\(port)/api")
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    return (result, await served.value)
}
nonisolated private func serve(
    _ listener: Int32, _ port: UInt16, _ answer: String?, _ holds: Bool, _ onRequest: () -> Void
) -> [String] {
    var requests: [String] = []
    while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return requests }
        Platform.ignoreSignal(of: connection)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(connection, &buffer, buffer.count, 0)
        requests.append(String(decoding: buffer[..<max(0, count)], as: UTF8.self))
        onRequest()
        if let answer { sendAll(connection, answer.replacing("PORT", with: "\(port)")) }
        // waits until the client gives up
        if answer == nil || holds { _ = recv(connection, &buffer, buffer.count, 0) }
        close(connection)
    }
}
nonisolated private func sendAll(_ connection: Int32, _ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes {
            send(connection, $0.baseAddress, $0.count, Platform.noSignal)
        }
        guard count > 0 else { return }
        sent += count
    }
}
nonisolated func http(_ status: String, _ body: String) -> String {
    "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
}
