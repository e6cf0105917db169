#if Tools
import Foundation
import WaymarkLinks

/// The progress of a long task, in one line.
struct ProgressText {
    enum Step: Hashable, Sendable {
        /// The number of files to read.
        case files(Int)
        /// The number of files read since.
        case read(Int)
        /// All files are read, and SwiftPM hasn't described the targets yet.
        case targets
        /// A host is being checked.
        case host(String)
    }
    /// The delay before the first line, so that short runs don't flicker.
    static let patience = Duration.milliseconds(300)
    /// The minimum time between two lines.
    static let interval = Duration.milliseconds(100)

    private var total = 0
    private var done = 0
    private var drawn: Duration?

    /// The line after a step; nil if it doesn't change.
    ///
    /// - Parameter time: The time since the beginning.
    mutating func line(after step: Step, at time: Duration) -> String? {
        switch step {
        case .files(let count):
            total = count
            return nil
        case .read(let count):
            done += count
            guard time >= Self.patience, time - (drawn ?? .zero) >= Self.interval else { return nil }
            drawn = time
            return "reading \(done) of \(total) files"
        case .targets: return "waiting for SwiftPM, which says the targets"
        case .host(let host): return "asking \(LogText.escaped(host))"
        }
    }
}

/// Prints progress to standard error if that is a terminal, and erases it at the end.
struct ProgressLine: Sendable {
    private let steps: AsyncStream<ProgressText.Step>.Continuation?
    private let writing: Task<Void, Never>?

    /// - Parameter write: Writes to the terminal; nil for no output.
    init(_ write: (@Sendable (String) -> Void)?) {
        guard let write else {
            steps = nil
            writing = nil
            return
        }
        let (stream, continuation) = AsyncStream<ProgressText.Step>.makeStream()
        steps = continuation
        writing = Task {
            let start = ContinuousClock.now
            var text = ProgressText()
            var isDrawn = false
            for await step in stream {
                guard let line = text.line(after: step, at: ContinuousClock.now - start) else { continue }
                write("\r\u{1B}[K" + line)
                isDrawn = true
            }
            if isDrawn { write("\r\u{1B}[K") }
        }
    }

    /// Prints progress while work is running.
    static func during<Value>(_ work: (ProgressLine) async throws -> Value) async throws -> Value {
        let write: @Sendable (String) -> Void = { CommandOutput.draw($0) }
        let progress = ProgressLine(CommandOutput.isTerminal(2) ? write : nil)
        do {
            let value = try await work(progress)
            await progress.end()
            return value
        } catch {
            await progress.end()
            throw error
        }
    }

    func report(_ step: ProgressText.Step) { steps?.yield(step) }
    /// Erases the line.
    func end() async {
        steps?.finish()
        await writing?.value
    }
}
#endif
