import Testing
import Waymark
import WaymarkTesting

private enum ModelTab: String, NavigationTab { case a, b, c, d }

/// A plain model of tabs: a list with a selected element.
private struct Model {
    var tabs = ModelTab.allCases
    var hidden: Set<ModelTab> = []
    var selected = ModelTab.a
    var stacks: [ModelTab: Int] = [:]

    func mayBeSelected(_ tab: ModelTab) -> Bool { !hidden.contains(tab) }
    /// If the selected tab may not be selected, selects the next one on the right that may be, or else on the left.
    mutating func moveOn() {
        guard !mayBeSelected(selected), let index = tabs.firstIndex(of: selected) else { return }
        let right = tabs[index...].first(where: mayBeSelected)
        selected = right ?? tabs[..<index].last(where: mayBeSelected) ?? selected
    }
    /// Makes a change, and returns true; changes nothing, and returns false, if no tab could be selected after it.
    mutating func change(_ body: (inout Model) -> Void) -> Bool {
        var changed = self
        body(&changed)
        guard changed.tabs.contains(where: changed.mayBeSelected) else { return false }
        self = changed
        moveOn()
        return true
    }
}

@MainActor @Suite("Hidden, changed and selected tabs, compared with a model")
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
            let isThere = model.tabs.contains(tab)
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let hidden = some()
                router.setHidden(hidden)
                _ = model.change { $0.hidden = hidden }
            case 1:
                let tabs = ModelTab.allCases.filter(some().contains)
                guard !tabs.isEmpty else { continue }
                let isDone = model.change { model in
                    model.tabs = tabs
                    model.stacks = model.stacks.filter { tabs.contains($0.key) }
                    if !tabs.contains(model.selected) { model.selected = tabs[0] }
                }
                let outcome = router.setTabs(tabs).settled
                #expect((outcome == .committed || outcome == .duplicate) == isDone)
            case 2:
                let outcome = router.navigate(to: .detail(step), in: tab).settled
                guard isThere else {
                    #expect(outcome == .failed(.noSuchBranch(tab.rawValue)))
                    continue
                }
                guard model.mayBeSelected(tab) else {
                    #expect(outcome == .failed(.unselectableBranch(tab.rawValue)))
                    continue
                }
                model.selected = tab
                model.stacks[tab, default: 0] += 1
            case 3:
                clock.advance(by: .seconds(1))
                router.userDidSelect(tab)
                guard isThere, model.mayBeSelected(tab) else { continue }
                if model.selected == tab { model.stacks[tab] = 0 }
                model.selected = tab
            default:
                // a whole state may select any tab
                let branches = router.router.state.levels[0].branches
                guard isThere else { continue }
                router.router.perform(.replace(NavigationState(branches: branches, selection: tab.rawValue)))
                model.selected = tab
                model.moveOn()
            }
            #expect(router.selected == model.selected, "seed \(seed), step \(step)")
            #expect(model.mayBeSelected(router.selected), "seed \(seed), step \(step)")
            #expect(router.visible == model.tabs.filter { !model.hidden.contains($0) })
            #expect(router.tabs.map { router.path(of: $0).count } == model.tabs.map { model.stacks[$0] ?? 0 })
        }
    }
}
