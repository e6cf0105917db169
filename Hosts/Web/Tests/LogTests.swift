#if Web
import Dispatch
import Logging
import Testing

@testable import WaymarkWeb

/// A log handler that blocks until its reader continues.
private struct BlockedLog: LogHandler {
    let memory: LogMemory
    let reader: DispatchSemaphore
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace
    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }
    func log(event: LogEvent) {
        reader.wait()
        memory.append("\(event.message) \(event.metadata ?? [:])")
        reader.signal()
    }
}

@Suite("Queued logs")
struct LogTests {
    @Test("a log that is never read doesn't block its callers, and drops and counts lines beyond its capacity")
    func unread() async {
        let (memory, reader, queue) = (LogMemory(), DispatchSemaphore(value: 0), LogQueue())
        let logger = Logger(label: "test") { _ in
            QueuedLogHandler(BlockedLog(memory: memory, reader: reader), queue: queue)
        }
        for number in 0..<5_000 { logger.info("\(number)") }
        #expect(memory.all.isEmpty)
        reader.signal()
        await queue.drain()
        while !memory.all.contains("1023 ") { await queue.drain() }
        let lines = memory.all.split(separator: "\n")
        let lost = lines.compactMap { $0.firstMatch(of: /lines were lost.*count": (\d+)/) }
            .compactMap { Int($0.output.1) }
        #expect(lost.reduce(0, +) == 5_000 - LogQueue.maximum)
        let kept = lines.filter { !$0.contains("lost") }.compactMap { Int($0.prefix { $0 != " " }) }
        #expect(kept == Array(0..<LogQueue.maximum))
    }
    @Test("a server whose log is never read keeps answering, and stops")
    func server() async throws {
        let reader = DispatchSemaphore(value: 0)
        let logger = Logger(label: "test") { _ in BlockedLog(memory: LogMemory(), reader: reader) }
        // other tests' servers share the usual queue
        try await withServer(logger: logger, logQueue: LogQueue()) { port in
            for _ in 0..<30 {
                let text = String(repeating: "GET /healthz HTTP/1.1\r\nHost: notes.example\r\n\r\n", count: 49)
                let answers = try exchange(port, text + request("GET /healthz HTTP/1.1"))
                #expect(answers.matches(of: /ok\n/).count == 50)
            }
        }
        reader.signal()
    }
    @Test("lines are written in order, and the logger keeps its metadata")
    func order() async {
        let (memory, queue) = (LogMemory(), LogQueue())
        var logger = Logger(label: "test") { _ in
            QueuedLogHandler(MemoryLogHandler(memory: memory), queue: queue)
        }
        logger[metadataKey: "a"] = "b"
        #expect(logger[metadataKey: "a"] == "b")
        for number in 0..<100 { logger.warning("\(number)") }
        await queue.drain()
        #expect(memory.all == (0..<100).map { "warning \($0) [:]\n" }.joined())
    }
}
#endif
