import Foundation
import GRDB
import Logging
import NIOConcurrencyHelpers

@testable import ShellApp
@testable import ShellServer

/// An occupied lane of a hasher, which `open()` frees.
nonisolated final class HeldLane: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    let task: Task<Void, any Error>

    init(_ hasher: PasswordHasher) async {
        let began = DispatchSemaphore(value: 0)
        task = Task { [semaphore] in
            try await hasher.run("holder", .logIn) {
                began.signal()
                semaphore.wait()
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                began.wait()
                continuation.resume()
            }
        }
    }
    func open() { semaphore.signal() }
}

/// A second connection with an open write transaction, which blocks all other writers, as another process would.
nonisolated final class BusyWriter {
    private let queue: DatabaseQueue

    init(_ folder: String) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        queue = try DatabaseQueue(path: folder + "/shell.sqlite", configuration: configuration)
        try queue.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    }
    func stop() throws { try queue.inDatabase { try $0.execute(sql: "ROLLBACK") } }
}

/// A log handler that stores the lines.
nonisolated final class LogLines: LogHandler {
    private let text = NIOLockedValueBox("")
    var all: String { text.withLockedValue { $0 } }
    func append(_ line: String) { text.withLockedValue { $0 += line + "\n" } }

    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { nil }
        set {}
    }
    func log(event: LogEvent) { append("\(event.message) \(event.metadata ?? [:])") }
}
