import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import ShellApp
@testable import ShellServer

@Suite("Hashing threads", .timeLimit(.minutes(10)))
struct HashingThreadsTests {
    @Test("the pool never uses more threads than its count")
    func count() async {
        let threads = HashingThreads(count: 2)
        let used = NIOLockedValueBox<Set<String>>([])
        let turns = DispatchSemaphore(value: 0)
        let sum = await withTaskGroup { group in
            for number in 0..<200 {
                group.addTask {
                    await threads.run {
                        used.withLockedValue { _ = $0.insert("\(pthread_self())") }
                        // the other jobs queue up meanwhile
                        turns.wait()
                        return number
                    }
                }
            }
            for _ in 0..<200 {
                turns.signal()
                await Task.yield()
            }
            var sum = 0
            for await number in group { sum += number }
            return sum
        }
        #expect(sum == 199 * 100)
        #expect(used.withLockedValue { $0.count } <= 2)
    }
    @Test("two threads run two jobs at the same time")
    func together() async {
        let threads = HashingThreads(count: 2)
        let first = DispatchSemaphore(value: 0)
        let second = DispatchSemaphore(value: 0)
        async let one: Void = threads.run {
            first.signal()
            second.wait()
        }
        async let two: Void = threads.run {
            first.wait()
            second.signal()
        }
        _ = await (one, two)
    }
}
