import Testing
import Waymark

/// The actions of an app and its user, as data.
struct HostScenario: Sendable, CustomTestStringConvertible {
    typealias State = NavigationState<Route>
    enum Step: Sendable {
        /// Code navigates on the ground level.
        case ground(NavigationAction<Route>)
        /// Code navigates on the top level.
        case top(NavigationAction<Route>)
        case swipeBack(to: Int?)
        case pullDown
        /// The framework reports that a modal was dismissed, although its dismissal is disabled.
        case pullDownAnyway
        case tap(String)
        /// The app registers a leave guard for the destination. It refuses only gestures of the user.
        case stay(Route)
        static let swipeBack = Step.swipeBack(to: nil)
    }
    let name: String
    var start = State()
    let steps: [Step]
    /// The screens that draw nothing.
    var blank: Set<Route> = []
    /// A Boolean value that indicates whether pushed screens of the ground level never appear, because the split
    /// view is collapsed.
    var isCollapsed = false
    /// A Boolean value that indicates whether the final state depends on when a screen appeared.
    var isTimed = false
    var testDescription: String { name }

    static let deep = State(path: [.list, .detail(1)]).presenting(.settings, as: .sheet, path: [.about])
        .presenting(.gallery(2), as: .fullScreen)
    static let tabs = State(branches: [
        NavigationBranch(id: "a", path: [.list]), NavigationBranch(id: "b", root: .home),
    ])

    static let all: [HostScenario] = [
        HostScenario(name: "push, pop", steps: [.ground(.navigate(.list)), .ground(.pop(1))]),
        HostScenario(
            name: "two pushes, and back to the root",
            steps: [.ground(.push(.list)), .ground(.push(.detail(1))), .ground(.popToRoot)]),
        HostScenario(
            name: "second taps",
            steps: [.ground(.navigate(.list)), .ground(.navigate(.list)), .ground(.navigate(.list))],
            isTimed: true),
        HostScenario(name: "sheet, dismissed", steps: [.ground(.navigate(.settings)), .ground(.dismissModal)]),
        HostScenario(
            name: "dismiss and push in one",
            steps: [.ground(.navigate(.settings)), .ground(.sequence([.dismissModal, .push(.list)]))]),
        HostScenario(
            name: "a cover in place of a sheet",
            steps: [.ground(.navigate(.settings)), .ground(.navigate(.gallery(1)))]),
        HostScenario(
            name: "an equal sheet presented anew",
            steps: [
                .ground(.navigate(.settings)), .ground(.sequence([.dismissModal, .present(.settings, as: .sheet)])),
                .ground(.dismissModal), .ground(.navigate(.settings)),
            ]),
        HostScenario(name: "a deep state", steps: [.ground(.replace(deep))]),
        HostScenario(name: "launched with a deep state", start: deep, steps: []),
        HostScenario(
            name: "from one deep state to another", start: deep,
            steps: [
                .ground(.replace(State(path: [.about]).presenting(.gallery(3), as: .fullScreen))),
                .ground(.replace(deep)), .ground(.dismissAll),
            ]),
        HostScenario(
            name: "modals that go one after the other", start: deep,
            steps: [.top(.finish(then: [])), .top(.pop(1)), .top(.finish(then: [.push(.home)]))]),
        HostScenario(
            name: "changes faster than they can be shown",
            steps: [
                .ground(.navigate(.settings)), .ground(.dismissModal), .ground(.navigate(.gallery(1))),
                .ground(.dismissModal),
                .ground(.navigate(.list)),
            ]),
        HostScenario(
            name: "a path set beneath a sheet",
            steps: [.ground(.navigate(.settings)), .ground(.setPath([.list])), .ground(.dismissModal), .swipeBack]),
        HostScenario(
            name: "tabs", start: tabs,
            steps: [
                .ground(.select(branch: "b")), .ground(.navigate(.about)), .tap("a"), .swipeBack, .tap("b"), .tap("b"),
                .ground(.navigate(.settings)), .ground(.sequence([.dismissAll, .select(branch: "a"), .push(.list)])),
            ]),
        HostScenario(
            name: "back swipes", start: State(path: [.list, .detail(1)]),
            steps: [.swipeBack, .ground(.push(.detail(2))), .ground(.push(.about)), .swipeBack(to: 0)]),
        HostScenario(
            name: "a back swipe that is refused", start: State(path: [.list, .detail(1)]),
            steps: [.stay(.detail(1)), .swipeBack, .ground(.push(.about)), .swipeBack]),
        HostScenario(
            name: "sheets that are pulled down",
            steps: [
                .ground(.navigate(.settings)), .pullDown, .ground(.navigate(.gallery(1))), .top(.navigate(.settings)),
                .pullDown, .ground(.dismissModal), .ground(.navigate(.settings)),
            ]),
        HostScenario(
            name: "a sheet that may not be pulled down",
            steps: [.stay(.settings), .ground(.navigate(.settings)), .pullDown, .pullDownAnyway, .top(.push(.about))]),
        HostScenario(
            name: "roots",
            steps: [
                .ground(.setRoot(.home)), .ground(.setRoot(.list, path: [.detail(1)])), .ground(.setPath([.about])),
                .ground(.sequence([.setRoot(.home), .navigate(.settings)])), .top(.setRoot(.about)),
            ]),
        HostScenario(
            name: "screens that draw nothing",
            steps: [
                .ground(.navigate(.settings)), .top(.push(.about)), .ground(.navigate(.gallery(1))),
                .ground(.dismissModal),
                .ground(.push(.about)), .ground(.navigate(.settings)), .pullDown, .ground(.navigate(.gallery(1))),
            ], blank: [.settings, .about]),
        HostScenario(
            name: "a root that draws nothing", start: State(root: .home).presenting(.settings, as: .sheet),
            steps: [.ground(.dismissModal), .ground(.push(.list)), .ground(.push(.home)), .swipeBack], blank: [.home]),
        HostScenario(
            name: "the presenter of a modal leaves",
            steps: [
                .ground(.push(.list)), .ground(.navigate(.settings)), .top(.navigate(.gallery(1))),
                .ground(.sequence([.dismissAll, .setRoot(.home), .setPath([])])), .ground(.navigate(.gallery(2))),
            ]),
        HostScenario(
            name: "a split view in one column",
            steps: [
                .ground(.push(.list)), .ground(.navigate(.settings)), .pullDown, .ground(.push(.detail(1))),
                .ground(.navigate(.gallery(1))),
            ], isCollapsed: true),
        HostScenario(
            name: "a link to a stack with a sheet", start: deep,
            steps: [.ground(.replace(State(path: [.about]).presenting(.settings, as: .sheet))), .pullDown, .swipeBack]),
    ]
}
