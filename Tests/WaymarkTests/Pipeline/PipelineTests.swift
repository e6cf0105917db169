import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("The transition pipeline")
struct PipelineTests {
    typealias State = NavigationState<Route>

    @Test("five redirects in a chain are followed, and a sixth isn't")
    func hops() {
        let router = Router<Route>()
        func rule(upTo last: Int) -> @MainActor (Route) -> Route? {
            { if case .detail(let number) = $0, number < last { .detail(number + 1) } else { nil } }
        }
        router.setRedirect(rule(upTo: 5))
        #expect(router.navigate(to: .detail(0)).settled == .committed)
        #expect(router.path == [.detail(5)])
        #expect(router.records.last?.via == (0..<5).map { .detail($0) })
        #expect(router.records.last?.showing == .detail(5))
        router.setRedirect(rule(upTo: 6))
        guard case .failed(.redirectLoop(let chain)) = router.navigate(to: .detail(0)).settled else {
            Issue.record("six hops should fail")
            return
        }
        #expect(chain.count == 7)
    }
    @Test(
        "every action that shows a destination is redirected",
        arguments: [
            NavigationAction<Route>.navigate(.list), .push(.list), .setPath([.list]),
            .replaceTop(.list),
            .sequence([.push(.home), .replaceTop(.list)]), .replace(State(path: [.list])),
        ])
    func everyWayRedirects(_ action: NavigationAction<Route>) {
        let router = Router<Route>(path: [.home])
        router.setRedirect { $0 == .list ? .about : nil }
        router.perform(action)
        #expect(router.path.last == .about)
    }
    @Test("a guard that throws denies, and every destination is checked, not only the top")
    func guards() async {
        let router = Router<Route>()
        let gatekeeper = Gatekeeper()
        gatekeeper.failing = [.about]
        gatekeeper.denied[.list] = .unauthenticated
        router.setGuard(gatekeeper)
        #expect(router.navigate(to: .about).settled == .denied(.failed))
        #expect(router.perform(.setPath([.list, .home])).settled == .denied(.unauthenticated))
        #expect(
            router.perform(.replace(State(path: [.home]).presenting(.list, as: .sheet))).settled
                == .denied(.unauthenticated))
        #expect(await router.decision(on: .list) == .denied(.unauthenticated))
        #expect(await router.decision(on: .home) == .allowed)
        router.expect(State())
        #expect(router.records.map(\.outcome.name) == ["denied", "denied", "denied"])
    }
    @Test(
        "pops, tab selections, dismissals and replacements ask the guard about the screens that remain",
        arguments: [
            NavigationAction<Route>.pop(1), .popToRoot, .popTo(.home), .select(branch: "b"), .dismissModal,
            .replaceTop(.about),
        ])
    func everyWayIsGuarded(_ action: NavigationAction<Route>) {
        let state = State(
            branches: [.init(id: "a", path: [.home, .list, .detail(1)]), .init(id: "b", path: [.about])]
        ).presenting(.settings, as: .sheet)
        let router = Router(state)
        let gatekeeper = Gatekeeper()
        router.setGuard(gatekeeper)
        gatekeeper.denied[.home] = .locked
        let outcome = router.perform(action).settled
        if case .popToRoot = action { #expect(outcome == .committed) } else { #expect(outcome == .denied(.locked)) }
        #expect(!gatekeeper.asked.isEmpty)
        #expect(router.records.count == 1)
    }
    @Test("a navigation that a guard starts runs after the transition")
    func naughtyGuard() {
        let router = Router<Route>()
        router.setGuard(
            RuleGuard { [weak router] route in
                if route == .about { router?.perform(.setPath([.home])) }
                return .allowed
            })
        router.navigate(to: .about)
        router.expect(State(path: [.home]))
        #expect(router.records.map(\.kind) == [.navigate, .setPath])
    }
    @Test("with a host, navigating again to the destination on top is a duplicate until it has appeared")
    func doubleTap() {
        let router = Router<Route>()
        router.host.groundDidAppear()
        router.navigate(to: .detail(1))
        #expect(router.navigate(to: .detail(1)).settled == .duplicate)
        #expect(router.path == [.detail(1)])
        router.host.ground.didShow(depth: 1)
        #expect(router.navigate(to: .detail(1)).settled == .committed)
        #expect(router.push(.detail(1)).settled == .committed, "push never counts as a second tap")
        #expect(router.path.count == 3)
        #expect(router.navigate(to: .detail(2)).settled == .committed, "another destination isn't a second tap")
    }
    @Test("without a host, navigating again to the destination on top pushes it again")
    func noHost() {
        let router = Router<Route>()
        router.navigate(to: .detail(1))
        router.navigate(to: .detail(1))
        #expect(router.path.count == 2)
    }
    @Test("a link keeps the ground level's root and other tabs, and doesn't push the root of the table of links")
    func landing() throws {
        let branches = [
            NavigationBranch<Route>(id: "a", root: .home, path: [.about]), .init(id: "b", root: .list, path: [.about]),
        ]
        let router = Router(State(branches: branches, selection: "b").presenting(.settings, as: .sheet))
        router.active.open("app://gallery?id=3", using: try Route.deepLinks(root: .home))
        router.expect(
            State(branches: [branches[0], .init(id: "b", root: .list, path: [.detail(3)])], selection: "b")
                .presenting(.gallery(3), as: .fullScreen))
    }
    @Test("a record is one line, whatever it contains")
    func oneLine() {
        struct Evil: Navigation {
            let text: String
            var name: String { "evil\n\u{1B}[31m\u{2028}\u{202E}" + text }
        }
        let router = Router<Evil>()
        router.navigate(to: Evil(text: "\r"))
        let line = router.records.last?.description ?? ""
        #expect(
            line
                == "#1 navigate origin=code level=0 destination=evil\\u{a}\\u{1b}[31m\\u{2028}\\u{202e}\\u{d} outcome=committed"
        )
    }
    @Test("a record names the destination without its values")
    func namesOnly() {
        let router = Router<Route>()
        router.navigate(to: .detail(4242))
        router.navigate(to: .gallery(4242))
        router.dismissModal()
        let text = router.records.map(\.description).joined()
        #expect(text.contains("route/detail") && !text.contains("4242"))
    }
}
