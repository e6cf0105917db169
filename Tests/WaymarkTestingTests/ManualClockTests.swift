import Foundation
import Testing
import WaymarkTesting

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
