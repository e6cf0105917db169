#if Web
import Dispatch
import Foundation
import Logging

@testable import WaymarkWeb

/// The lines of a log.
final class LogMemory: @unchecked Sendable {  // `text` is only touched under `lock`
    private let lock = NSLock()
    private var text = ""
    var all: String { lock.withLock { text } }
    func append(_ line: String) { lock.withLock { text += line + "\n" } }
}
struct MemoryLogHandler: LogHandler {
    let memory: LogMemory
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }
    func log(event: LogEvent) {
        memory.append("\(event.level) \(event.message) \(event.metadata ?? [:])")
    }
}

/// An executor with a thread of its own, for tests that block on sockets. The shared pool has only as many threads as
/// the machine has cores, and the server needs them.
final class BlockingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "test")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Runs a server on a free port while `body` runs.
func withServer(
    _ memory: LogMemory = LogMemory(), logger: Logger? = nil, logQueue: LogQueue = .shared,
    times: ConnectionTimes = ConnectionTimes(),
    load: @concurrent @escaping @Sendable () async -> Void = {}, security: WebSecurity? = nil,
    _ body: @Sendable @escaping (_ port: Int) async throws -> Void
) async throws {
    let logger = logger ?? Logger(label: "test") { _ in MemoryLogHandler(memory: memory) }
    let app = try await NoteFeature.app(load: load, security: security)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
        var server = WebServer(app, port: 0, logger: logger) { port.yield($0) }
        (server.times, server.logQueue) = (times, logQueue)
        group.addTask { [server] in try await server.run() }
        for await port in ports {
            try await withTaskExecutorPreference(BlockingExecutor()) { try await body(port) }
            break
        }
        group.cancelAll()
        do { try await group.waitForAll() } catch is WebServerError {}
    }
}

/// Returns a connected socket.
func connection(_ port: Int) throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
    guard connected == 0 else {
        close(descriptor)
        throw POSIXError(.ECONNREFUSED)
    }
    return descriptor
}

/// Sends requests without reading the responses, until the server closes the connection.
func askWithoutReading(_ port: Int, _ text: String) throws {
    let descriptor = try connection(port)
    defer { close(descriptor) }
    let bytes = Array(String(repeating: text, count: 200).utf8)
    while bytes.withUnsafeBytes({ send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }) > 0 {}
}

/// Sends a text, and returns everything received until the server closes the connection.
func exchange(_ port: Int, _ text: String) throws -> String {
    let descriptor = try connection(port)
    sendAll(descriptor, text)
    return receiveAll(descriptor)
}
func sendAll(_ descriptor: Int32, _ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes {
            send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { break }
        sent += count
    }
}
/// Fills a buffer, or as much of it as is received before the server closes the connection. Returns the number of
/// bytes.
func receive(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
    recv(descriptor, &bytes, bytes.count, Int32(MSG_WAITALL))
}
/// Returns everything received until the server closes the connection, and closes the socket.
func receiveAll(_ descriptor: Int32) -> String { String(decoding: receiveBytes(descriptor), as: UTF8.self) }
func receiveBytes(_ descriptor: Int32) -> [UInt8] {
    defer { close(descriptor) }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { break }
        answer += buffer[..<count]
    }
    return answer
}
func request(_ line: String, _ headers: [String] = []) -> String {
    ([line, "Host: notes.example", "Connection: close"] + headers).joined(separator: "\r\n") + "\r\n\r\n"
}
func status(_ answer: String) -> String {
    String(answer.prefix { $0 != "\r\n" && $0 != "\n" }.dropFirst(9).prefix(3))
}
#endif
