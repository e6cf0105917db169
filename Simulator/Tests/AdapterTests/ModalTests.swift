@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Modals on screen")
struct ModalTests {
    @Test("a sheet is shown as a sheet and a cover as a cover, each with its own router in the environment")
    func styles() {
        let shown = Shown()
        shown.then { $0.navigate(to: .settings) }
        #expect(shown.ui.modals == ["sheet"])
        #expect(shown.ui.texts.prefix(2) == ["Settings", "level 1"])
        shown.then { $0.child?.navigate(to: .gallery(1)) }
        #expect(shown.ui.modals == ["sheet", "cover"])
        #expect(shown.ui.texts.prefix(2) == ["Gallery 1", "level 2"])
        #expect(shown.ui.texts(level: 0).first == "Home")
        #expect(shown.ui.faults.isEmpty)
    }
    @Test("a push inside a sheet and a back swipe there change only the sheet's path")
    func pushInside() {
        let shown = Shown(RouteState(path: [.list]))
        shown.then { $0.navigate(to: .settings) }
        #expect(shown.ui.tap("to about"))
        shown.router.expect(RouteState(path: [.list]).presenting(.settings, as: .sheet, path: [.about]))
        #expect(shown.ui.texts.prefix(2) == ["About", "level 1"])
        #expect(shown.ui.swipeBack())
        shown.router.expect(RouteState(path: [.list]).presenting(.settings, as: .sheet))
    }
    @Test("sheets can be presented over each other up to the limit of levels")
    func deep() {
        let shown = Shown()
        for _ in 1..<NavigationLimits.levels {
            shown.router.active.navigate(to: .settings)
            shown.ui.settle()
        }
        #expect(shown.ui.modals.count == NavigationLimits.levels - 1)
        #expect(shown.router.active.navigate(to: .settings).settled == .failed(.tooDeep(limit: 8)))
        shown.then { $0.dismissAll() }
        #expect(shown.ui.modals == [])
        #expect(shown.ui.faults.isEmpty)
    }
    @Test("a sheet that the user pulls down is recorded as dismissed by the user")
    func pulledDown() {
        let shown = Shown()
        shown.then { $0.navigate(to: .settings) }
        #expect(shown.ui.pullDown())
        shown.router.expect(RouteState())
        #expect(shown.router.records.last?.origin == .gesture && shown.router.records.last?.dismissed == [.settings])
        #expect(shown.ui.modals == [])
    }
    @Test(
        "a late dismissal callback of a modal doesn't dismiss the one that replaced it",
        arguments: [PresentationType.sheet, .popover])
    func lateNil(_ style: PresentationType) throws {
        let shown = Shown(RouteState().presenting(.settings, as: style))
        let late = try #require(shown.ui.echoDismissal(of: 1))
        shown.then { $0.perform(.sequence([.dismissModal, .present(.about, as: style)])) }
        late()
        shown.ui.settle()
        #expect(shown.ui.texts.first == "About")
        shown.router.expect(RouteState().presenting(.about, as: style))
    }
    @Test("a change from any state to any other shows the new state without a fault", arguments: 0..<150)
    func anyToAny(seed: Int) {
        var random = Seeded(seed)
        let shown = Shown(random.state())
        for _ in 0..<6 {
            let target = random.state()
            shown.then { $0.perform(.replace(target)) }
            #expect(shown.router.onScreen == target)
            #expect(shown.ui.modals == target.levels.dropFirst().map(\.shownAs))
            #expect(shown.ui.texts.first == target.topDestination?.name ?? "Home")
        }
        #expect(shown.ui.faults == [])
    }
    @Test("if several transitions precede SwiftUI's next update, only the last is shown", arguments: 0..<50)
    func burst(seed: Int) {
        var random = Seeded(seed)
        let shown = Shown(random.state())
        for _ in 0..<4 {
            for _ in 0..<3 { shown.router.perform(.replace(random.state())) }
            let target = shown.router.state
            shown.ui.settle()
            #expect(shown.router.onScreen == target)
            #expect(shown.ui.texts.first == target.topDestination?.name ?? "Home")
        }
        #expect(shown.ui.faults == [])
    }
    @Test("a blocking modal or one with a leave guard can't be pulled down")
    func blocking() {
        let shown = Shown()
        shown.then { $0.navigate(to: .pay) }
        #expect(!shown.ui.pullDown())
        #expect(shown.ui.texts.first == "Pay")
        shown.then { $0.dismissModal() }
        shown.router.onLeave(of: .settings) { .stay }
        shown.then { $0.navigate(to: .settings) }
        #expect(!shown.ui.pullDown())
    }
    @Test("a sheet returns its result to its presenter, or nil if the user pulls it down")
    func results() async throws {
        for isPulledDown in [false, true] {
            let shown = Shown()
            let asked = Task { await shown.router.result(of: .settings, as: Int.self) }
            await shown.ui.settleTasks()
            #expect(shown.ui.texts.first == "Settings")
            if isPulledDown { shown.ui.pullDown() } else { shown.then { $0.child?.finish(with: 4) } }
            #expect(await asked.value == (isPulledDown ? nil : 4))
            #expect(shown.ui.modals == [])
        }
    }
    @Test("`goBack()` on a modal's router dismisses the modal")
    func goBack() {
        let shown = Shown()
        shown.then { $0.navigate(to: .settings) }
        #expect(shown.ui.tap("back"))
        shown.router.expect(RouteState())
        #expect(shown.ui.modals == [])
    }
}

/// A SplitMix64 generator with a seed.
struct Seeded: RandomNumberGenerator {
    private var value: UInt64
    init(_ seed: Int) { value = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
        value &+= 0x9E37_79B9_7F4A_7C15
        var mixed = value
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
    private mutating func path() -> [Route] {
        (0..<Int.random(in: 0...2, using: &self)).map { _ in
            [.list, .about, .detail(Int.random(in: 0...2, using: &self))].randomElement(using: &self)!
        }
    }
    mutating func state() -> RouteState {
        var state = RouteState(path: path())
        for _ in 0..<Int.random(in: 0...2, using: &self) {
            let root: Route = Bool.random(using: &self) ? .settings : .gallery(Int.random(in: 0...1, using: &self))
            let type = ModalStyle.allCases.map(\.type).randomElement(using: &self)!
            state = state.presenting(root, as: type, path: path())
        }
        return state
    }
}

extension RouteState.Level {
    fileprivate var shownAs: String {
        switch style {
        case nil: "ground"
        case .sheet: "sheet"
        case .fullScreen: "cover"
        case .popover: "popover"
        }
    }
}
