import Testing
import Waymark
import WaymarkTesting

private enum ModelTab: String, NavigationTab { case a, b, c, d }

/// A plain model of tabs, one of which is selected.
private struct Model {
    var hidden: Set<ModelTab> = []
    var selected = ModelTab.a
    var stacks: [ModelTab: Int] = [:]

    func mayBeSelected(_ tab: ModelTab) -> Bool { !hidden.contains(tab) }
    /// If the selected tab may not be selected, selects the next one on the right that may be, or else on the left.
    mutating func moveOn() {
        guard !mayBeSelected(selected), let index = ModelTab.allCases.firstIndex(of: selected) else { return }
        let tabs = ModelTab.allCases
        let right = tabs[index...].first(where: mayBeSelected)
        selected = right ?? tabs[..<index].last(where: mayBeSelected) ?? selected
    }
    /// Hides tabs, unless no other would remain.
    mutating func hide(_ tabs: Set<ModelTab>) {
        guard tabs.count < ModelTab.allCases.count else { return }
        hidden = tabs
        moveOn()
    }
}

@MainActor @Suite("Hidden and selected tabs, compared with a model")
struct HiddenTabModelTests {
    @Test("the tabs agree with the model on random sequences", arguments: 0..<100 as Range<UInt64>)
    func agrees(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func some() -> Set<ModelTab> { Set(ModelTab.allCases.filter { _ in Bool.random(using: &random) }) }
        let router = TabRouter<ModelTab, Route> { _ in nil }
        let clock = ManualClock()
        router.router.timing.clock = .manual(clock)
        router.router.failureHandler = nil
        var model = Model()
        for step in 0..<100 {
            let tab = ModelTab.allCases.randomElement(using: &random) ?? .a
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let hidden = some()
                router.setHidden(hidden)
                model.hide(hidden)
            case 1:
                let outcome = router.navigate(to: .detail(step), in: tab).settled
                guard model.mayBeSelected(tab) else {
                    #expect(outcome == .failed(.unselectableBranch(tab.rawValue)))
                    continue
                }
                model.selected = tab
                model.stacks[tab, default: 0] += 1
            case 2:
                clock.advance(by: .seconds(1))
                router.userDidSelect(tab)
                guard model.mayBeSelected(tab) else { continue }
                if model.selected == tab { model.stacks[tab] = 0 }
                model.selected = tab
            default:
                // a whole state may select any tab
                let branches = router.router.state.levels[0].branches
                router.router.perform(.replace(NavigationState(branches: branches, selection: tab.rawValue)))
                model.selected = tab
                model.moveOn()
            }
            #expect(router.selected == model.selected, "seed \(seed), step \(step)")
            #expect(model.mayBeSelected(router.selected), "seed \(seed), step \(step)")
            #expect(router.visible == ModelTab.allCases.filter { !model.hidden.contains($0) })
            #expect(router.tabs.map { router.path(of: $0).count } == ModelTab.allCases.map { model.stacks[$0] ?? 0 })
        }
    }
}
