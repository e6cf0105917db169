#if Tools
import Foundation
import WaymarkLinks

/// The progress of a long task, as one line of text.
struct ProgressText {
    enum Step: Hashable, Sendable {
        /// The number of files to read.
        case files(Int)
        /// The number of files read since the previous step of this kind.
        case read(Int)
        /// The task is waiting for SwiftPM to describe the targets.
        case targets
        /// A host is being checked.
        case host(String)
        /// The task has taken longer than `silence`, so a line is due even if no other step has produced one.
        case late
    }
    /// The delay before the first count of files, so that short runs don't flicker.
    static let patience = Duration.milliseconds(300)
    /// The minimum time between two counts of files.
    static let interval = Duration.milliseconds(100)
    /// The delay of the step `late`. A terminal shows its first line by then; elsewhere, the only line is printed then.
    static let silence = Duration.seconds(1)

    private var total = 0
    private var done = 0
    private var drawn: Duration?
    private var current = "reading"

    /// Returns the line to show after a step; nil after `.files`, and if it is too early for another count of files.
    ///
    /// - Parameter time: The time since the task began.
    mutating func line(after step: Step, at time: Duration) -> String? {
        switch step {
        case .files(let count):
            total = count
            current = "reading \(count) files"
            return nil
        case .read(let count):
            done += count
            guard time >= Self.patience, time - (drawn ?? .zero) >= Self.interval else { return nil }
            drawn = time
            return "reading \(done) of \(total) files"
        case .targets: current = "waiting for SwiftPM to list the targets"
        case .host(let host): current = "asking \(LogText.escaped(host))"
        case .late: break
        }
        return current
    }
}

/// A line of progress on standard error. On a terminal, lines replace each other and are erased at the end; elsewhere,
/// one line is printed if the task takes longer than a second.
struct ProgressLine: Sendable {
    private let steps: AsyncStream<ProgressText.Step>.Continuation?
    private let writing: Task<Void, Never>?

    /// Creates a progress line.
    ///
    /// - Parameters:
    ///   - isTerminal: true if lines can be erased.
    ///   - write: Writes to standard error; nil for no output.
    init(isTerminal: Bool = true, _ write: (@Sendable (String) -> Void)?) {
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
                let line = text.line(after: step, at: ContinuousClock.now - start)
                if !isTerminal {
                    if step == .late, let line { write("waymark: \(line)\n") }
                } else if let line, step != .late || !isDrawn {
                    write("\r\u{1B}[K" + line)
                    isDrawn = true
                }
            }
            if isDrawn { write("\r\u{1B}[K") }
        }
    }

    /// Runs a task and prints its progress. Returns the task's result, or rethrows its error.
    static func during<Value>(_ work: (ProgressLine) async throws -> Value) async throws -> Value {
        let progress = ProgressLine(isTerminal: CommandOutput.isTerminal(2)) { CommandOutput.draw($0) }
        let silence = Task {
            try await Task.sleep(for: ProgressText.silence)
            progress.report(.late)
        }
        defer { silence.cancel() }
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
    /// Erases the line, and ends the output.
    func end() async {
        steps?.finish()
        await writing?.value
    }
}
#endif
