import Testing
import WaymarkTesting

@testable import Waymark

@Suite("The steps between two states")
@MainActor struct PlanTests {
    typealias State = NavigationState<Route>
    private let screens = TypedScreens<Route>()

    /// A state by identities. Elements that equal one of `known` in the same place are the same screen.
    private func screens(_ state: State, after known: ScreenState? = nil) throws -> ScreenState {
        let fresh = screens.screens(of: state)
        return try known?.applying(.replace(fresh), at: 0, screens) ?? fresh
    }
    private func steps(_ old: ScreenState, _ new: ScreenState) -> (steps: [HostStep], end: ScreenState) {
        var state = old
        var steps: [HostStep] = []
        while steps.count < 100, let step = new.nextStep(from: state) {
            state.take(step, to: new)
            steps.append(step)
        }
        return (steps, state)
    }
    private func names(_ old: State, _ new: State) throws -> [String] {
        let shown = try screens(old)
        let target = try screens(new, after: shown)
        return steps(shown, target).steps.map { step in
            switch step {
            case .dismiss(let level): "dismiss above \(level)"
            case .write(let level): "write \(level): \(target[level].path.map { screens[$0] })"
            case .present(let level): "present over \(level): \(target[level + 1].root.map { screens[$0] } as Any)"
            }
        }
    }

    @Test("what goes comes first, then what stays changes, then what comes, from the ground up")
    func order() throws {
        let old = State(path: [.list]).presenting(.settings, as: .sheet).presenting(.gallery(1), as: .fullScreen)
        let new = State(path: [.list, .detail(1)]).presenting(.gallery(2), as: .fullScreen, path: [.about])
        #expect(
            try names(old, new) == [
                "dismiss above 0", "write 0: \([Route.list, .detail(1)])",
                "present over 0: \(Route?.some(.gallery(2)) as Any)", "write 1: \([Route.about])",
            ])
    }
    @Test("nothing to do is no step")
    func empty() throws {
        let state = State(path: [.list]).presenting(.settings, as: .sheet)
        #expect(try names(state, state).isEmpty)
    }
    @Test("a modal that stays is not dismissed: only its path changes")
    func sameModal() throws {
        let old = State().presenting(.settings, as: .sheet)
        let new = State().presenting(.settings, as: .sheet, path: [.about])
        #expect(try names(old, new) == ["write 1: \([Route.about])"])
    }
    @Test("an equal modal that was presented anew is another one")
    func anotherModal() throws {
        let old = try screens(State().presenting(.settings, as: .sheet))
        let new = try screens(State().presenting(.settings, as: .sheet))
        #expect(steps(old, new).steps.first == .dismiss(above: 0))
    }
    @Test("taking the steps leads from one state to the other", arguments: 0..<200 as Range<UInt64>)
    func leadsThere(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let old = try screens(randomState(&random))
        let new = try screens(randomState(&random), after: old)
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
                .random(&random), as: ModalStyle.allCases.randomElement(using: &random)!, path: path())
        }
        return state
    }
}

extension ScreenState {
    /// Takes one step towards a state, as a host does.
    fileprivate mutating func take(_ step: HostStep, to target: ScreenState) {
        switch step {
        case .dismiss(let level): removeLevels(above: level)
        case .write(let level): self[level] = target[level]
        case .present(let level):
            append(target[level + 1])
            self[level + 1].path = []
        }
    }
}
