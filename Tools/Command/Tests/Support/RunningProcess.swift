#if Tools
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs blocking code on a thread of its own, so that it doesn't block other tests.
func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
}

/// A process that another one has started. It writes its id to a named pipe and keeps the pipe open, so the end of the
/// pipe tells the test when the process has ended.
final class RunningProcess: Sendable {
    let id: Int32
    private let descriptor: Int32

    /// Creates the named pipe. A shell opens it with `exec 3> pipe`, and its children inherit descriptor 3.
    static func makePipe(at url: URL) throws {
        guard mkfifo(url.path(percentEncoded: false), 0o600) == 0 else { throw POSIXError(.EIO) }
    }

    /// Waits for the process's id, for at most ten minutes; returns nil if none comes. Blocks the thread.
    init?(writesTo pipe: URL) {
        descriptor = open(pipe.path(percentEncoded: false), O_RDONLY | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var text = ""
        while !text.hasSuffix("\n") {
            guard let bytes = Self.read(descriptor), !bytes.isEmpty else {
                close(descriptor)
                return nil
            }
            text += String(decoding: bytes, as: UTF8.self)
        }
        guard let id = Int32(text.dropLast()) else {
            close(descriptor)
            return nil
        }
        self.id = id
    }
    deinit { close(descriptor) }

    /// Returns true once no process has the pipe open, or false after ten minutes. Blocks the thread.
    func isGone() -> Bool { Self.read(descriptor)?.isEmpty ?? false }

    /// Returns the next bytes: empty at the end of the pipe, nil if nothing comes within ten minutes.
    private static func read(_ descriptor: Int32) -> [UInt8]? {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&state, 1, 600_000) == 1 else { return nil }
        return nextBytes(of: descriptor)
    }
}

/// Returns the available bytes, up to 1,024; empty at the end or after an error. `FileHandle` would wait for all
/// 1,024.
func nextBytes(of descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1_024) { buffer, count in
        count = max(0, read(descriptor, buffer.baseAddress, 1_024))
    }
}
#endif
