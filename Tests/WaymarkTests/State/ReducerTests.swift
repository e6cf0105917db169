import Testing
import Waymark

@Suite("The reducer")
struct ReducerTests {
    typealias State = NavigationState<Route>
    typealias Action = NavigationAction<Route>

    @Test("navigate appends, pop removes the last element if there is one, and pop to root removes all")
    func paths() throws {
        var state = State()
        try state.apply(.navigate(.list))
        try state.apply(.navigate(.detail(1)))
        #expect(state.path == [.list, .detail(1)])
        try state.apply(.pop(1))
        #expect(state.path == [.list])
        try state.apply(.pop(5))
        try state.apply(.pop(1))
        #expect(state.path.isEmpty)
        try state.apply(.setPath([.list, .detail(1), .detail(2)]))
        try state.apply(.popToRoot)
        #expect(state.path.isEmpty)
    }
    @Test(
        "a destination is shown with its own presentation",
        arguments: [
            (Route.list, State(path: [.list])),
            (.settings, State().presenting(.settings, as: .sheet)),
            (.gallery(1), State().presenting(.gallery(1), as: .fullScreen)),
        ])
    func presentation(_ route: Route, _ expected: State) throws {
        #expect(try State().applying(.navigate(route)) == expected)
    }
    @Test("a path can be popped to a destination or by a predicate, and top, root and path can be replaced")
    func popsAndReplacements() throws {
        let state = State(root: .home, path: [.list, .detail(1), .list, .detail(2)])
        #expect(try state.applying(.popTo(.list)).path == [.list, .detail(1), .list])
        #expect(try state.applying(.popTo(.home)).path.isEmpty)
        #expect(try state.applying(.popToLast { $0 == .detail(1) }).path == [.list, .detail(1)])
        #expect(throws: NavigationFailure.notInPath) { try state.applying(.popTo(.about)) }
        #expect(throws: NavigationFailure.notInPath) { try state.applying(.popToLast { _ in false }) }
        #expect(try state.applying(.replaceTop(.about)).path.last == .about)
        #expect(try state.applying(.setRoot(.about, path: [.list])) == State(root: .about, path: [.list]))
        #expect(try State(root: .home).applying(.replaceTop(.about)) == State(root: .about))
    }
    @Test("modals over modals have their own paths, up to the eighth level")
    func depth() throws {
        var state = State()
        for level in 0..<NavigationLimits.levels - 1 {
            try state.apply(.present(.settings, as: .sheet), at: level)
            try state.apply(.setPath([.detail(level)]), at: level + 1)
        }
        #expect(state.levels.map(\.path) == [[]] + (0..<7).map { [.detail($0)] })
        let full = state
        #expect(throws: NavigationFailure.tooDeep(limit: 8)) { try state.apply(.present(.settings, as: .sheet), at: 7) }
        #expect(state == full)
    }
    @Test("a push on a level that modals cover dismisses them, and setting its path doesn't")
    func covered() throws {
        let state = State(path: [.list]).presenting(.settings, as: .sheet).presenting(.gallery(1), as: .fullScreen)
        #expect(try state.applying(.navigate(.detail(1))) == State(path: [.list, .detail(1)]))
        #expect(try state.applying(.push(.detail(1)), at: 1).levels.count == 2)
        let beneath = try state.applying(.setPath([.list, .detail(1)]))
        #expect(beneath.path == [.list, .detail(1)] && beneath.levels.count == 3)
    }
    @Test("finish(then:) removes the level, and performs actions on the one below")
    func finish() throws {
        let state = State(path: [.list]).presenting(.settings, as: .sheet)
        #expect(
            try state.applying(.finish(then: [.replaceTop(.about), .push(.detail(1))]), at: 1)
                == State(path: [.about, .detail(1)]))
        #expect(throws: NavigationFailure.self) { try state.applying(.finish(), at: 0) }
    }
    @Test("a sequence is performed as a whole or not at all")
    func sequence() throws {
        var state = State(path: [.list])
        let before = state
        #expect(throws: NavigationFailure.notInPath) { try state.apply(.sequence([.push(.about), .popTo(.home)])) }
        #expect(state == before)
        try state.apply(.sequence([.present(.settings, as: .sheet), .dismissModal, .popToRoot, .push(.about)]))
        #expect(state == State(path: [.about]))
    }
    @Test("an action at a level that doesn't exist is an error", arguments: [-1, 1, 9])
    func noLevel(_ level: Int) {
        #expect(throws: NavigationFailure.noSuchLevel(level)) { try State().applying(.push(.list), at: level) }
    }
    @Test("finishing the ground level fails with the reason")
    @MainActor func groundLevel() throws {
        let router = Router<Route>(root: .home)
        guard case .failed(let failure) = router.perform(.finish(then: [.push(.list)])).settled else {
            Issue.record("finishing the ground level should fail")
            return
        }
        #expect("\(failure)" == "the ground level can't be finished or dismissed")
    }
    @Test("a state can be used off the main actor")
    func nonisolated() async {
        let path = await Task.detached { (try? State().applying(.navigate(.list)))?.path }.value
        #expect(path == [.list])
    }
}
