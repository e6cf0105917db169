#if !canImport(Darwin)  // task executors need macOS 15
import Dispatch
import Testing
import WaymarkTesting

@testable import Waymark

/// A task with an executor of its own may be suspended between a call and the first line of the called function.
@MainActor @Suite("Tasks with an executor of their own")
struct ExecutorTests {
    private final class QueueExecutor: TaskExecutor {
        private let queue = DispatchQueue(label: "test")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }
    private let executor = QueueExecutor()

    /// Runs a wait and what it waits for at the same time, and checks that the wait ends.
    private func race(
        _ wait: @escaping @Sendable () async -> Void, _ end: @escaping @Sendable () async -> Void
    ) async {
        let ended = Gate<Void>()
        Task.detached(executorPreference: executor) {
            await wait()
            try? await ended.pass()
        }
        Task.detached { await end() }
        await until("the wait doesn't end") { ended.arrived == 1 }
        ended.open(with: ())
    }
    @Test("a value that is settled while a task begins to wait for it isn't missed")
    func promises() async {
        for _ in 0..<200 {
            let promise = Promise<Int>()
            await race({ _ = await promise.wait(orCancelled: 0) {} }, { await promise.settle(1) })
        }
    }
    @Test("an arrival at a gate isn't missed while a task begins to wait for it")
    func arrivals() async {
        for _ in 0..<200 {
            let gate = Gate<Void>()
            await race({ await gate.arrival() }, { try? await gate.pass() })
            gate.open(with: ())
        }
    }
}
#endif
