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
}
