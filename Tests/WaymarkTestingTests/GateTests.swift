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
