import Testing
import WaymarkTesting

@MainActor @Suite("A gate") struct GateTests {
    @Test("a wait for an arrival ends with the arrival, or with the task that waits")
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
