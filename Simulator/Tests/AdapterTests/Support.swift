import Observation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkLinks
import WaymarkSwiftUI
import WaymarkTesting

/// The destinations of these tests.
enum Route: IncomingNavigation {
    case list
    case detail(Int)
    case settings
    case about
    case gallery(Int)
    case pay

    var presentationType: PresentationType {
        switch self {
        case .settings, .pay: .sheet
        case .gallery: .fullScreen
        case .list, .detail, .about: .push
        }
    }
    var ancestors: [Route] {
        switch self {
        case .detail: [.list]
        case .list, .settings, .about, .gallery, .pay: []
        }
    }
    var isBlocking: Bool { self == .pay }

    static var links: Links<Route> {
        Links {
            LinkRoute("/list", to: .list)
            LinkRoute("/detail/{id}") {
                .detail($0)
            } values: {
                if case .detail(let id) = $0 { id } else { nil }
            }
            LinkRoute("/settings", to: .settings)
            LinkRoute("/about", to: .about)
        }
    }
    static func deepLinks() throws -> LinkTable<Route> {
        try LinkTable(links, schemes: ["app"], hosts: ["app.example"])
    }
    var name: String {
        switch self {
        case .list: "List"
        case .detail(let id): "Detail \(id)"
        case .settings: "Settings"
        case .about: "About"
        case .gallery(let id): "Gallery \(id)"
        case .pay: "Pay"
        }
    }
}

typealias RouteState = NavigationState<Route>

/// A screen that shows its route's name, with links to other screens.
struct Screen: View {
    let route: Route
    @Environment(Router<Route>.self) private var router: Router<Route>?

    var body: some View {
        VStack {
            Text(route.name)
            Text("level \(router.map { "\($0.level)" } ?? "none")")
            RouterLink("to list", to: Route.list)
            RouterLink("to about", to: Route.about)
            RouterLink("to settings", to: Route.settings)
            Button("back") { router?.goBack() }
        }
    }
}

struct AppView: View {
    let router: Router<Route>

    var body: some View {
        NavigationContainer(router) { route in
            Screen(route: route)
        } root: {
            Text("Home")
            RouterLink("to list", to: Route.list)
        }
        .sheetStyle { (route: Route) in route == .settings ? [.detents([.medium, .large])] : [] }
    }
}

extension Router {
    /// The state that the host shows, as destinations.
    var onScreen: NavigationState<Destination> {
        let levels = host.shown.levels
        let branches = levels[0].branches.map { branch in
            NavigationBranch(
                id: branch.id, root: branch.root.map(destination(of:)),
                path: branch.path.map(destination(of:)))
        }
        var state = NavigationState(branches: branches, selection: levels[0].branch.id)
        for level in levels.dropFirst() {
            guard let style = level.style, let root = level.root.map(destination(of:)) else { continue }
            state = state.presenting(root, as: style.type, path: level.path.map(destination(of:)))
        }
        return state
    }
}

extension Router {
    /// The router of the modal on top, or of the ground.
    var topLevel: Router {
        let levels = sequence(first: host.ground) { $0.modal }
        return router(of: Array(levels).last ?? host.ground)
    }
}

extension NavigationHost {
    /// A Boolean value that indicates whether the host has no transition in progress.
    var isAtRest: Bool { mayAsk }
}

extension ViewHost {
    /// Lets the framework and the main actor run until a condition that depends on other executors holds. Gives up
    /// after a minute.
    ///
    /// - Parameter isDone: Returns true once the condition holds.
    func settle(until isDone: () -> Bool) async {
        let deadline = ContinuousClock.now + .seconds(60)
        repeat { await settleTasks() } while !isDone() && .now < deadline
    }
}

/// A router, and the screen that shows it.
@MainActor struct Shown {
    let router: Router<Route>
    let ui: ViewHost

    init(
        _ state: RouteState = RouteState(), fate: @escaping @MainActor (ViewCallback) -> CallbackFate = { _ in .made }
    ) {
        router = Router(state)
        ui = ViewHost(AppView(router: router), fate: fate)
    }
    /// Performs an action, and lets the framework settle.
    func then(_ body: (Router<Route>) -> Void) {
        body(router)
        ui.settle()
    }
}
