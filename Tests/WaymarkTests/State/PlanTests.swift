import Testing
import WaymarkTesting

@testable import Waymark

@Suite("The steps between two states")
@MainActor struct PlanTests {
    typealias State = NavigationState<Route>
    private let screens = TypedScreens<Route>()

    /// Returns a state of screens. A destination that equals the one at the same place in `known` keeps its screen.
    private func screens(_ state: State, after known: ScreenTree? = nil) -> ScreenTree {
        let fresh = screens.screens(of: state)
        return known?.adopting(fresh) ?? fresh
    }
    private func steps(_ old: ScreenTree, _ new: ScreenTree) -> (steps: [HostStep], end: ScreenTree) {
        var state = old
        var steps: [HostStep] = []
        while steps.count < 100, let step = new.nextStep(from: state.levels) {
            state = state.taking(step, to: new)
            steps.append(step)
        }
        return (steps, state)
    }
    private func names(_ old: State, _ new: State) -> [String] {
        let shown = screens(old)
        let target = screens(new, after: shown)
        return steps(shown, target).steps.map { step in
            switch step {
            case .dismiss(let level): "dismiss above \(level)"
            case .write(let level): "write \(level): \(target.levels[level].path.map { screens[$0] })"
            case .present(let level):
                "present over \(level): \(target.levels[level + 1].root.map { screens[$0] } as Any)"
            case .renew(let modal): "renew \(modal)"
            }
        }
    }

    @Test("a plan first removes, then changes, and then adds, from the ground level up")
    func order() {
        let old = State(path: [.list]).presenting(.settings, as: .sheet).presenting(.gallery(1), as: .fullScreen)
        let new = State(path: [.list, .detail(1)]).presenting(.gallery(2), as: .fullScreen, path: [.about])
        #expect(
            names(old, new) == [
                "dismiss above 0", "write 0: \([Route.list, .detail(1)])",
                "present over 0: \(Route?.some(.gallery(2)) as Any)", "write 1: \([Route.about])",
            ])
    }
    @Test("performing the steps turns one random state into another", arguments: 0..<200 as Range<UInt64>)
    func leadsThere(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let old = screens(randomState(&random))
        let new = screens(randomState(&random), after: old)
        #expect(steps(old, new).end == new)
    }
    private func randomState(_ random: inout SeededGenerator) -> State {
        func path() -> [Route] { (0..<Int.random(in: 0...3, using: &random)).map { _ in Route.random(&random) } }
        var state =
            Bool.random(using: &random)
            ? State(root: Bool.random(using: &random) ? .home : nil, path: path())
            : State(
                branches: [.init(id: "a", root: .home, path: path()), .init(id: "b", path: path())],
                selection: Bool.random(using: &random) ? "a" : "b")
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            state = state.presenting(
                .random(&random), as: ModalStyle.allCases.map(\.type).randomElement(using: &random)!, path: path())
        }
        return state
    }
}

extension ScreenTree {
    /// Returns the state after one step towards a target, as a host shows it.
    fileprivate func taking(_ step: HostStep, to target: ScreenTree) -> ScreenTree {
        var state = self
        switch step {
        case .dismiss(let level): state.removeLevels(above: level)
        case .write(let level): state.levels[level] = target.levels[level]
        case .present(let level): state.levels.append(target.levels[level + 1].with(path: []))
        case .renew(let modal): state.removeLevels(above: modal - 1)
        }
        return state
    }
}
