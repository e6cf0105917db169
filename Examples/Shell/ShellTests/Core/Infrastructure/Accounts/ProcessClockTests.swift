import Foundation
import Testing

@testable import ShellApp

@Suite("Process clock")
struct ProcessClockTests {
    @Test("the time of day is read once, and then the elapsed time is added")
    func processClock() {
        let (date, instant) = (Date(timeIntervalSince1970: 1_000_000), ContinuousClock.now)
        let clock = ProcessClock(date: date, instant: instant)
        #expect(clock.time(at: instant) == date)
        #expect(clock.time(at: instant + .seconds(90)) == date + 90)
        let first = ProcessClock.now()
        #expect(ProcessClock.now() >= first)
    }
}
