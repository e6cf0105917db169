import Dispatch
import Foundation
import Testing
import WaymarkLinks

/// Loops for ThreadSanitizer, which `.ci/threads` runs. It finds a race only in long contended loops. The control has
/// a deliberate race, to show that a race would be found.
@Suite("One table on many threads")
struct ThreadTests {
    private static let isControlled = ProcessInfo.processInfo.environment["WAYMARK_RACE"] != nil

    @Test("links can be resolved, printed and explained on any thread")
    func noRace() throws {
        let resolver = try ShellRoute.resolver
        let found = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            var count = 0
            for index in 0..<3_000 {
                let link = "https://shell.app/character/\(index)?x=\(thread)"
                guard let destination = try? resolver.resolve(link) else { continue }
                if resolver.link(to: destination, as: .scheme("shell")) != nil { count += 1 }
                if index % 100 == 0 { _ = resolver.explain(link) }
            }
            found.add(count)
        }
        #expect(found.value == 24_000)
    }
    @Test("the control has a deliberate race, which ThreadSanitizer has to find", .enabled(if: isControlled))
    func race() {
        let shared = Unguarded()
        let ends = DispatchSemaphore(value: 0)
        // threads of their own, longer than a time slice: on a busy machine, one might end before the other begins
        for _ in 0..<2 {
            Thread {
                for _ in 0..<5_000_000 { shared.value += 1 }
                ends.signal()
            }
            .start()
        }
        for _ in 0..<2 { ends.wait() }
        #expect(shared.value > 0)
    }

    private final class Counter: @unchecked Sendable {  // `count` is only touched under `lock`
        private let lock = NSLock()
        private var count = 0
        var value: Int { lock.withLock { count } }
        func add(_ number: Int) { lock.withLock { count += number } }
    }
    private final class Unguarded: @unchecked Sendable { var value = 0 }  // a deliberate race
}
