#if Inspector
import FlyingSocks
import Foundation

/// The bytes received from a socket, buffered. Each read has a deadline.
struct ByteStream: Sendable {
    let socket: AsyncSocket
    private var buffer: [UInt8] = []
    private var start = 0

    init(_ socket: AsyncSocket) { self.socket = socket }

    private mutating func fill(until deadline: ContinuousClock.Instant) async throws {
        if start > 0 {
            buffer.removeFirst(start)
            start = 0
        }
        let socket = socket
        buffer += try await Deadline.keeping(deadline) { try await socket.read(atMost: 4_096) }
    }
    /// Reads a head of HTTP, and the empty line that ends it. One blank line before the head is skipped.
    ///
    /// - Returns: The bytes before the empty line.
    /// - Throws: `HTTPFault` if the head has more than `limit` bytes; `Deadline.Passed` after the deadline; an error of
    ///   the connection if it fails.
    mutating func head(limit: Int, until deadline: ContinuousClock.Instant) async throws -> [UInt8] {
        var searched = start
        var mayBeBlank = true
        while true {
            if mayBeBlank, buffer.count - start >= 2 {
                mayBeBlank = false
                skipBlankLine()
            }
            searched = max(searched, start)
            if let end = Self.endOfHead(in: buffer, from: max(start, searched - 3)) {
                guard end - start <= limit else { throw HTTPFault(.headerTooLarge) }
                defer { start = end + 4 }
                return Array(buffer[start..<end])
            }
            guard buffer.count - start <= limit else { throw HTTPFault(.headerTooLarge) }
            let kept = buffer.count - start
            try await fill(until: deadline)
            searched = kept
        }
    }
    private mutating func skipBlankLine() {
        if buffer[start...].starts(with: [0x0D, 0x0A]) { start += 2 }
    }
    private static func endOfHead(in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count - start >= 4 else { return nil }
        return (start...(bytes.count - 4)).first { bytes[$0..<$0 + 4].elementsEqual([0x0D, 0x0A, 0x0D, 0x0A]) }
    }
    mutating func bytes(_ count: Int, until deadline: ContinuousClock.Instant) async throws -> [UInt8] {
        while buffer.count - start < count { try await fill(until: deadline) }
        defer { start += count }
        return Array(buffer[start..<start + count])
    }
}

/// A namespace for work with a deadline.
enum Deadline {
    struct Passed: Error {}

    /// Performs work until a deadline, then cancels it. Waits for the work to end, so the work must respond to
    /// cancellation.
    ///
    /// - Throws: `Passed` if the deadline comes first, or an error of the work.
    static func keeping<Value: Sendable>(
        _ deadline: ContinuousClock.Instant, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value.self) { group in
            group.addTask(operation: work)
            group.addTask {
                try await Task.sleep(until: deadline, clock: .continuous)
                throw Passed()
            }
            defer { group.cancelAll() }
            guard let value = try await group.next() else { throw Passed() }
            return value
        }
    }
}
#endif
