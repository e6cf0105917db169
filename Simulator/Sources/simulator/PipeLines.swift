import Foundation

/// Reads what a process writes.
enum PipeLines {
    /// The lines that a process writes to a pipe.
    static func lines(of pipe: Pipe) -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        Thread.detachNewThread {
            var rest = Data()
            while true {
                // `read(upToCount:)` would wait for all of the bytes
                let data = pipe.fileHandleForReading.availableData
                if data.isEmpty { break }
                rest += data
                while let end = rest.firstIndex(of: 10) {
                    continuation.yield(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                    rest = Data(rest[(end + 1)...])
                }
            }
            if !rest.isEmpty { continuation.yield(String(decoding: rest, as: UTF8.self)) }
            continuation.finish()
        }
        return stream
    }
}
