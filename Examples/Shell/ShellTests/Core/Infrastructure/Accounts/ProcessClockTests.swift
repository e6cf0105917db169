import Foundation
import Testing

@testable import ShellApp

@Suite("Process clock")
struct ProcessClockTests {
    @Test("the time is the date at the start plus the elapsed time")
    func processClock() {
        let (date, instant) = (Date(timeIntervalSince1970: 1_000_000), ContinuousClock.now)
        let clock = ProcessClock(date: date, instant: instant)
        #expect(clock.time(at: instant) == date)
        #expect(clock.time(at: instant + .seconds(90)) == date + 90)
        let first = ProcessClock.now()
        #expect(ProcessClock.now() >= first)
    }
}
