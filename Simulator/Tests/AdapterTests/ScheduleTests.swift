@_spi(Evaluator) import SwiftUI
import Testing
import Waymark

@MainActor @Suite("Random schedules of a user, an app and SwiftUI")
struct ScheduleTests {
    /// The seeds to run for each container: the first ones, and those in `found`. `WAYMARK_SCHEDULES` sets the number
    /// of schedules with the first seeds, counted over all containers. With `WAYMARK_SEED`, only that seed runs.
    nonisolated static var seeds: [Int] {
        if let seed = EnvironmentNumber.seed { return [seed] }
        let count = (EnvironmentNumber.schedules ?? 60) / Schedule.Container.allCases.count
        return Array(0..<count) + found.filter { $0 >= count }
    }
    /// The seeds that have found faults so far.
    nonisolated private static let found = [613, 957, 1177, 1503, 1771, 1952]

    @Test(
        "the final state is shown once whatever the width, screens keep their state, and an open alert is shown once",
        arguments: Schedule.Container.allCases)
    func schedules(_ container: Schedule.Container) async {
        for seed in Self.seeds {
            let schedule = Schedule(container, seed: seed)
            await schedule.run(steps: 30)
            let comment = Comment(rawValue: "WAYMARK_SEED=\(seed): \(schedule.log.joined(separator: ", "))")
            #expect(schedule.router.onScreen == schedule.router.state || container == .tabsThatStay, comment)
            #expect(schedule.ui.modals == schedule.modals, comment)
            #expect(schedule.ui.texts.filter { $0 == schedule.topName }.count == 1, comment)
            #expect(schedule.ui.faults == [], comment)
            #expect(schedule.lostStates == [], comment)
            #expect(schedule.asksOnce, comment)
            #expect(schedule.keepsState, comment)
        }
    }
}
