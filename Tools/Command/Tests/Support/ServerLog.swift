#if Tools
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The output of a server, from which a test learns that the server listens. The output goes to a terminal, because
/// programs flush each line that they write to one.
final class ServerLog: Sendable {
    private let primary: FileHandle
    private let secondary: FileHandle

    /// Redirects the output of a server that hasn't been started yet.
    init(of server: Process) throws {
        var (first, second): (Int32, Int32) = (-1, -1)
        try #require(openpty(&first, &second, nil, nil, nil) == 0, "there is no terminal")
        primary = FileHandle(fileDescriptor: first, closeOnDealloc: true)
        secondary = FileHandle(fileDescriptor: second, closeOnDealloc: true)
        server.standardOutput = secondary
        server.standardError = secondary
    }

    /// Waits until the server has written a text. Throws if the server ends first.
    func wait(for text: String) async throws {
        // the end of the output can't be detected while the test has the terminal open
        try secondary.close()
        let primary = primary
        let log = try await onOwnThread {
            var log = Data()
            while log.firstRange(of: Data(text.utf8)) == nil {
                let next = nextBytes(of: primary.fileDescriptor)
                if next.isEmpty { break }
                log += next
            }
            return String(decoding: log, as: UTF8.self)
        }
        try #require(log.contains(text), "the server ended: \(log.suffix(500))")
    }
}
#endif
