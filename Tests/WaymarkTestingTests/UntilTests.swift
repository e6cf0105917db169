import Testing
import WaymarkTesting

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
