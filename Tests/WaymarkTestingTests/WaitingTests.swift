import Foundation
import Testing
import WaymarkTesting

@MainActor @Suite("A gate") struct GateTests {
    @Test("arrival() returns when a task arrives, or when the task that waits is cancelled")
    func arrivals() async throws {
        let gate = Gate<Int>()
        let waiting = Task { await gate.arrival() }
        let cancelled = Task { await gate.arrival() }
        cancelled.cancel()
        await cancelled.value
        let passing = Task { try await gate.pass() }
        await waiting.value
        gate.open(with: 1)
        #expect(try await passing.value == 1)
    }
    @Test("departure() returns once a task that awaits the released one has continued, too")
    func departure() async {
        let gate = Gate<Int>()
        var found: Int?
        let passing = Task { try await gate.pass() }
        let waiting = Task { found = try? await passing.value }
        await gate.arrival()
        gate.open(with: 1)
        await gate.departure()
        #expect(found == 1)
        await waiting.value
    }
    @Test("departure() doesn't wait for tasks that haven't been released")
    func unreleased() async throws {
        let gate = Gate<Int>()
        gate.open(with: 1)
        await gate.departure()
        let passing = Task { try await gate.pass() }
        await gate.arrival()
        await gate.departure()
        gate.open(with: 2)
        #expect(try await passing.value == 2)
    }
}

@MainActor @Suite("Waiting for a condition") struct UntilTests {
    @Test("the wait ends as soon as the condition holds")
    func holds() async {
        var turns = 0
        await until {
            turns += 1
            return turns == 100
        }
        #expect(turns == 100)
    }
    @Test("a condition that never holds fails the test")
    func never() async {
        await withKnownIssue { await until { false } }
    }
    @Test("the wait fails the test when its task is cancelled, for example by a time limit")
    func cancelled() async {
        let waiting = Task { await withKnownIssue { await until { false } } }
        waiting.cancel()
        await waiting.value
    }
}

@Suite("A manual clock")
struct ManualClockTests {
    @Test(
        "the wall-clock time moves by exactly the duration of an advance", arguments: [1, 60, 1_800, 86_400])
    func exact(_ seconds: Int) {
        let clock = ManualClock()
        let before = clock.date.timeIntervalSince1970
        clock.advance(by: .seconds(seconds))
        #expect(clock.date.timeIntervalSince1970 == before + Double(seconds))
        clock.advance(by: .milliseconds(500))
        #expect(clock.date.timeIntervalSince1970 == before + Double(seconds) + 0.5)
    }
    @Test("sleeping tasks wake at their deadline, and not before")
    func sleeping() async throws {
        let clock = ManualClock()
        let sleeper = Task { try await clock.sleep(until: clock.now.advanced(by: .seconds(5)), tolerance: nil) }
        while clock.sleeping == 0 { await Task.yield() }
        clock.advance(by: .seconds(4))
        #expect(clock.sleeping == 1)
        clock.advance(by: .seconds(1))
        try await sleeper.value
        #expect(clock.sleeping == 0)
    }
}
