@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite struct TmpTests {
    @Test func a() async {
        var random = Seeded(109)
        let shown = Shown(random.state())
        print("START", shown.router.state)
        for _ in 0..<6 {
            let target = random.state()
            print("TARGET", target)
            shown.router.perform(.replace(target)); await shown.ui.settleTasks()
            print("SHOWN", shown.router.onScreen, shown.ui.faults, shown.ui.modals)
        }
    }
    @Test func b() {
        var random = Seeded(20)
        let shown = Shown(random.state())
        print("BSTART", shown.router.state)
        for _ in 0..<4 {
            for _ in 0..<3 { let s = random.state(); print("BSET", s); shown.router.perform(.replace(s)); print("BONSCREEN", shown.router.onScreen) }
            shown.ui.settle()
            print("BSHOWN", shown.router.onScreen, shown.ui.faults, shown.ui.modals, shown.router.records.last?.kind as Any)
        }
    }
}
