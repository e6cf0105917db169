#if Tools
import Foundation

/// Runs what blocks on a thread of its own: it neither waits for the tests beside it nor holds them up.
func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
}

/// A process that a test didn't start itself, but that has written its id into a file. It blocks while it waits.
struct RunningProcess {
    let id: Int32

    /// Waits up to two minutes for the id.
    init?(writtenTo file: URL) {
        let id = Self.first { () -> Int32? in
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.hasSuffix("\n") ? Int32(text.dropLast()) : nil
        }
        guard let id else { return nil }
        self.id = id
    }

    /// Waits up to two minutes until it is gone: a signal takes a moment.
    func isGone() -> Bool { Self.first { isThere ? nil : true } ?? false }

    /// Looks every five milliseconds: another process says nothing when it has written a file, or ends.
    private static func first<Value>(_ value: () -> Value?) -> Value? {
        for _ in 0..<24_000 {
            if let value = value() { return value }
            usleep(5_000)
        }
        return nil
    }
    /// One that has ended and that nobody has asked for isn't there.
    private var isThere: Bool {
        guard kill(id, 0) == 0 else { return false }
        #if os(Linux)
        let state = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8))?.split(separator: ") ").last
        return state.map { !$0.hasPrefix("Z") } ?? false
        #else
        return true
        #endif
    }
}
#endif
