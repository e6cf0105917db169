import Testing
import Waymark
import WaymarkTesting

@Suite("U3: the plan between two states")
struct PlanTests {
    typealias State = NavigationState<Route>

    @Test("what goes comes first, then what stays changes, then what comes, from the ground up")
    func order() {
        let old = State(path: [.list]).presenting(.settings, as: .sheet).presenting(.gallery(1), as: .fullScreen)
        let new = State(path: [.list, .detail(1)]).presenting(.gallery(2), as: .fullScreen, path: [.about])
        #expect(
            State.plan(from: old, to: new) == [
                .dismiss(above: 0), .setPath(level: 0, [.list, .detail(1)]),
                .present(over: 0, .gallery(2), as: .fullScreen), .setPath(level: 1, [.about]),
            ])
    }
    @Test("nothing to do is an empty plan")
    func empty() {
        let state = State(path: [.list]).presenting(.settings, as: .sheet)
        #expect(State.plan(from: state, to: state).isEmpty)
    }
    @Test("a modal that stays is not dismissed: only its path changes")
    func sameModal() {
        let old = State().presenting(.settings, as: .sheet)
        let new = State().presenting(.settings, as: .sheet, path: [.about])
        #expect(State.plan(from: old, to: new) == [.setPath(level: 1, [.about])])
    }
    @Test("a branch that is selected is one step")
    func branches() throws {
        let old = State(branches: [.init(id: "a"), .init(id: "b", root: .list)])
        let new = try old.applying(.sequence([.select(branch: "b"), .push(.detail(1))]))
        #expect(State.plan(from: old, to: new) == [.select(level: 0, branch: "b"), .setPath(level: 0, [.detail(1)])])
    }
    @Test("doing the steps leads from one state to the other", arguments: 0..<200 as Range<UInt64>)
    func leadsThere(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let states = (0..<2).map { _ in randomState(&random) }
        var state = states[0]
        for step in State.plan(from: states[0], to: states[1]) { try state.perform(step) }
        #expect(state == states[1])
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
                .random(&random), as: Bool.random(using: &random) ? .sheet : .fullScreen, path: path())
        }
        return state
    }
}
