#if Web
import Foundation
import Logging
import NIOCore
import ServiceLifecycle
import Testing
import WaymarkTesting

@testable import WaymarkWeb

@Suite("A server that is told to stop", .serialized, .timeLimit(.minutes(10)))
struct ServerStopTests {
    private struct Running: Service {
        let server: WebServer
        func run() async throws { try await server.run() }
    }
    /// Runs a server that the test can stop as SIGTERM does. Its limits for closing and stopping are short. The others
    /// are nine minutes by default, so that tests don't depend on them.
    private func withServer<Value: Sendable>(
        load: @concurrent @escaping @Sendable () async -> Void = {}, maximumStop: Duration = .seconds(540),
        _ body: @Sendable @escaping (_ port: Int, _ stop: @Sendable () async -> Void) async throws -> Value
    ) async throws -> Value? {
        let times = ConnectionTimes(
            header: .minutes(9), read: .minutes(9), request: .minutes(9), write: .minutes(9), idle: .minutes(9),
            closing: .milliseconds(100), stopping: .milliseconds(300))
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let app = try await NoteFeature.app(load: load)
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        var server = WebServer(app, port: 0, logger: logger) { port.yield($0) }
        server.times = times
        server.maximumStop = maximumStop
        let group = ServiceGroup(services: [Running(server: server)], logger: logger)
        return try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await group.run() }
            var value: Value?
            for await port in ports {
                value = try await withTaskExecutorPreference(BlockingExecutor()) {
                    try await body(port) { await group.triggerGracefulShutdown() }
                }
                break
            }
            try await tasks.waitForAll()
            return value
        }
    }
    /// Returns a connection that has sent a head and the first byte of its body.
    private func half(_ port: Int) throws -> Int32 {
        let descriptor = try connection(port)
        sendAll(descriptor, request("POST /list HTTP/1.1", ["Content-Length: 9000", "Expect: 100-continue"]))
        var line = [UInt8](repeating: 0, count: 25)
        _ = receive(descriptor, &line)
        #expect(String(decoding: line, as: UTF8.self) == "HTTP/1.1 100 Continue\r\n\r\n")
        sendAll(descriptor, "a")
        return descriptor
    }
    /// Sends a byte every 10 ms while nothing is received, until the server closes the connection.
    private func drip(_ descriptor: Int32) {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var byte = [UInt8](repeating: 0, count: 1)
        while true {
            if poll(&state, 1, 10) > 0 {
                guard recv(descriptor, &byte, 1, 0) > 0 else { break }
            } else {
                sendAll(descriptor, "a")
            }
        }
        close(descriptor)
    }

    @Test("a stopping server closes connections whose bodies arrive slowly, and answers complete requests")
    func drips() async throws {
        let gate = await Gate<Void>()
        _ = try await withServer(load: { try? await gate.pass() }) { port, stop in
            let complete = try connection(port)
            sendAll(complete, request("GET /note/1 HTTP/1.1").replacing("Connection: close\r\n", with: ""))
            await gate.arrival()
            let halves = try (0..<20).map { _ in try half(port) }
            await stop()
            for descriptor in halves { drip(descriptor) }
            await gate.open(with: ())
            let answer = receiveAll(complete)
            #expect(status(answer) == "200" && answer.contains("connection: close"))
        }
    }
    @Test("a stopping server answers a request whose body still arrives in time")
    func inTime() async throws {
        _ = try await withServer { port, stop in
            let body = "waymark-form=0.search&text=x&waymark-token=\(WebApp.token)"
            let descriptor = try connection(port)
            sendAll(
                descriptor,
                request(
                    "POST /list HTTP/1.1",
                    [
                        "Content-Type: application/x-www-form-urlencoded", "Expect: 100-continue",
                        "Cookie: form-insecure=\(WebApp.token)", "Content-Length: \(body.utf8.count)",
                    ]))
            var line = [UInt8](repeating: 0, count: 25)
            _ = receive(descriptor, &line)
            await stop()
            sendAll(descriptor, body)
            #expect(status(receiveAll(descriptor)) == "303")
        }
    }
    @Test("a page that never finishes is abandoned, and the server ends without an error")
    func endless() async throws {
        let gate = await Gate<Void>()
        _ = try await withServer(load: { try? await gate.pass() }, maximumStop: .milliseconds(200)) { port, stop in
            let descriptor = try connection(port)
            sendAll(descriptor, request("GET /note/1 HTTP/1.1"))
            await gate.arrival()
            await stop()
            #expect(receiveAll(descriptor).isEmpty)
        }
        await gate.open(with: ())
    }
    @Test("a response that the client doesn't read is cut off, and the server ends before the client has closed")
    func unread() async throws {
        let descriptor = try await withServer { port, stop in
            let descriptor = try connection(port)
            var size: Int32 = 4_096
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
            // sends until the server stops reading, because its response is stuck
            let text = Array("GET /note/1000 HTTP/1.1\r\nHost: notes.example\r\n\r\n".utf8)
            var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            repeat {
                while send(descriptor, text, text.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)) > 0 {}
            } while poll(&state, 1, 1_000) > 0
            await stop()
            return descriptor
        }
        close(try #require(descriptor))
    }
}
#endif
