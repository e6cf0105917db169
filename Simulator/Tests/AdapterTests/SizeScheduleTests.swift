@_spi(Evaluator) import SwiftUI
import Testing
import Waymark

@MainActor @Suite("Random walks in a window that changes its width")
struct SizeScheduleTests {
    @Test(
        "router, host and screen agree with the model at every step, and no screen but an inspector loses its state",
        arguments: SizeSchedule.Container.allCases)
    func walks(_ container: SizeSchedule.Container) async {
        for seed in Self.seeds {
            let walk = SizeSchedule(container, seed: seed)
            for _ in 0..<20 {
                await walk.step()
                let comment = Comment(rawValue: "WAYMARK_SEED=\(seed): \(walk.log.joined(separator: ", "))")
                #expect(walk.router.state == walk.expected, comment)
                #expect(walk.router.onScreen == walk.expected, comment)
                // a covered modal may still have its previous presentation
                #expect(walk.ui.modals.count == walk.modals.count && walk.ui.modals.last == walk.modals.last, comment)
                #expect(!walk.ui.isCompact || walk.ui.columnOnTop == walk.column, comment)
                if let name = walk.topName { #expect(walk.ui.texts.filter { $0 == name }.count == 1, comment) }
                #expect(walk.ui.faults == [], comment)
                #expect(walk.lostStates == [], comment)
                // the first failure of a walk suffices
                guard walk.isAsExpected else { break }
            }
        }
    }
    nonisolated static var seeds: [Int] {
        if let seed = EnvironmentNumber.seed { return [seed] }
        return Array(0..<(EnvironmentNumber.schedules ?? 24) / 3)
    }
}
