#if Tools
import Dispatch
import Foundation

/// Functions that run child processes with a time limit. A child never outlives the task that waits for it.
enum ChildProcess {
    enum End: Hashable, Sendable {
        case exit(Int32)
        case signal(Int32)
        /// The process could not be started.
        case missing
        /// The process exceeded its time limit and was terminated.
        case late
        /// The waiting task was cancelled, and the process was terminated.
        case cancelled
    }

    /// The queue on which children are started and signals are handled, so that no child is started while this process
    /// exits.
    private static let queue = DispatchQueue(label: "waymark.processes", qos: .userInitiated)
    /// The running processes. They are used only on `queue`, so they need no isolation.
    nonisolated(unsafe) private static var running: Set<Process> = []
    /// The handlers of the signals that terminate this process. They are created on first access and not used
    /// afterward, so they need no isolation.
    nonisolated(unsafe) private static let signals: [any DispatchSourceSignal] = {
        let watching = DispatchGroup()
        let sources = [SIGHUP, SIGINT, SIGQUIT, SIGTERM].compactMap { ending(with: $0, watching) }
        watching.wait()
        return sources
    }()

    /// Runs a process to its end. It is terminated with its descendants if it exceeds its time limit, if the task is
    /// cancelled, or if SIGHUP, SIGINT, SIGQUIT or SIGTERM terminates this process.
    static func run(_ process: Process, within limit: Duration) async -> End {
        let (ends, end) = AsyncStream<End>.makeStream()
        process.terminationHandler = {
            end.yield($0.terminationReason == .exit ? .exit($0.terminationStatus) : .signal($0.terminationStatus))
        }
        _ = signals
        do {
            try queue.sync {
                try process.run()
                running.insert(process)
            }
        } catch { return .missing }
        defer { _ = queue.sync { running.remove(process) } }
        let timer = Task {
            try await Task.sleep(for: limit)
            end.yield(.late)
        }
        defer { timer.cancel() }
        for await first in ends {
            if first == .late { kill(process) }
            return first
        }
        kill(process)
        return .cancelled
    }

    /// Installs a signal handler that terminates all running children, and then this process as the signal would have.
    /// Returns nil if the signal is ignored, as SIGHUP is under nohup.
    private static func ending(with number: Int32, _ watching: DispatchGroup) -> (any DispatchSourceSignal)? {
        // on Darwin, Dispatch reports a signal only after its default action, so the action is turned off
        let before = signal(number, SIG_IGN)
        guard unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else { return nil }
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler {
            for process in running { kill(process) }
            signal(number, SIG_DFL)
            var own = sigset_t()
            sigemptyset(&own)
            sigaddset(&own, number)
            pthread_sigmask(SIG_UNBLOCK, &own, nil)
            raise(number)
        }
        watching.enter()
        source.setRegistrationHandler { watching.leave() }
        source.resume()
        return source
    }

    private static func kill(_ process: Process) {
        guard process.isRunning else { return }
        // SwiftPM doesn't terminate a running manifest, whatever the signal, so all descendants are terminated
        let all = [process.processIdentifier] + descendants(of: process.processIdentifier)
        for id in all { _ = Foundation.kill(id, SIGKILL) }
    }
    /// Returns the ids of a process's descendants.
    private static func descendants(of root: Int32) -> [Int32] {
        let children = Dictionary(grouping: all, by: \.parent)
        var found = children[root] ?? []
        var next = 0
        while next < found.count {
            found += children[found[next].id] ?? []
            next += 1
        }
        return found.map(\.id)
    }
    /// The ids of all processes, each with its parent's id. Empty if they can't be listed.
    private static var all: [(id: Int32, parent: Int32)] {
        #if os(Linux)
        // ps may not be installed
        let ids = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
        return ids.compactMap { id in
            guard let data = try? RegularFile.data(URL(filePath: "/proc/\(id)/stat")) else { return nil }
            // the name in parentheses may itself contain some; the state and the parent's id follow it
            let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 1 ? Int32(fields[1]).map { (id, $0) } : nil
        }
        #else
        let list = Process()
        let output = Pipe()
        list.executableURL = URL(filePath: "/bin/ps")
        list.arguments = ["-A", "-o", "pid=,ppid="]
        list.standardOutput = output
        list.standardInput = FileHandle.nullDevice
        guard (try? list.run()) != nil else { return [] }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return text.split(separator: "\n").compactMap { line in
            let ids = line.split(separator: " ").compactMap { Int32($0) }
            return ids.count == 2 ? (ids[0], ids[1]) : nil
        }
        #endif
    }
}
#endif
