import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Preparing a destination")
struct PreparingTests {
    let app = AuthApp(.ana)
    let shelf = Shelf()
    var router: Router<AuthRoute> { app.router }

    init() {
        let shelf = shelf
        shelf.owner = "ana"
        app.router.setPreparation { shelf.preparation(of: $0) }
    }
    private func prepared(_ destination: AuthRoute) -> Prepared<String> {
        router.prepared(for: destination, as: String.self)
    }

    @Test("prepare() loads content before its screen is shown, and the screen gets it")
    func prepare() async throws {
        router.prepare(.profile(1))
        await router.untilPrepared()
        #expect(shelf.asked == [.profile(1)])
        router.navigate(to: .profile(1))
        let taken = prepared(.profile(1))
        #expect(taken.value == "profile(1) of ana" && !taken.isLoading && taken.failure == nil)
        #expect(try await taken.get() == "profile(1) of ana")
        #expect(shelf.asked == [.profile(1)])
    }
    @Test("equal destinations are loaded once, however often they are requested")
    func once() async throws {
        let gate = Gate<String>()
        shelf.gate = gate
        for _ in 0..<3 { router.prepare(.profile(1)) }
        let taken = [prepared(.profile(1)), prepared(.profile(1))]
        #expect(taken.allSatisfy { $0.isLoading && $0.value == nil })
        await gate.arrival()
        gate.open(with: "loaded")
        for value in taken { #expect(try await value.get() == "loaded") }
        #expect(shelf.asked == [.profile(1)])
    }
    @Test("a screen loads content that wasn't prepared")
    func unprepared() async throws {
        router.perform(.replace(NavigationState(path: [.profile(1), .profile(2)])))
        #expect(try await prepared(.profile(1)).get() == "profile(1) of ana")
        #expect(Set(shelf.asked) == [.profile(1), .profile(2)])
    }
    @Test("a navigation, a link and a selected tab prepare the screens that become visible")
    func navigation() async throws {
        router.links = try AuthRoute.deepLinks()
        router.navigate(to: .profile(1))
        await router.untilPrepared()
        router.open("auth://help")
        await router.untilPrepared()
        #expect(Set(shelf.asked) == [.profile(1), .help])

        let tabs = Router(
            NavigationState<AuthRoute>(branches: [
                NavigationBranch(id: "a", root: .upgrade), NavigationBranch(id: "b", root: .profile(7)),
            ]))
        let shelf = shelf
        tabs.setPreparation { shelf.preparation(of: $0) }
        tabs.select(branch: "b")
        await tabs.untilPrepared()
        #expect(shelf.asked.last == .profile(7))
    }
    @Test("screens that are already shown are prepared when the app sets a preparation")
    func alreadyThere() async {
        let router = Router<AuthRoute>(root: .help)
        let shelf = shelf
        router.setPreparation { shelf.preparation(of: $0) }
        await router.untilPrepared()
        #expect(shelf.asked == [.help])
    }

    // MARK: failures
    @Test("a failed load gives its error, and can be repeated")
    func failure() async throws {
        shelf.isFailing = true
        router.navigate(to: .profile(1))
        let taken = prepared(.profile(1))
        await #expect(throws: Shelf.Failure()) { try await taken.get() }
        #expect(taken.failure as? Shelf.Failure == Shelf.Failure() && taken.value == nil && !taken.isLoading)
        #expect(prepared(.profile(1)).failure != nil, "asked again by the same screen, it isn't loaded again")
        #expect(shelf.asked == [.profile(1)])
        shelf.isFailing = false
        taken.reload()
        #expect(taken.isLoading)
        #expect(try await taken.get() == "profile(1) of ana")
    }
    @Test("a load that failed before a screen used it is repeated for its screen")
    func failedAhead() async throws {
        shelf.isFailing = true
        router.prepare(.profile(1))
        await router.untilPrepared()
        shelf.isFailing = false
        #expect(try await prepared(.profile(1)).get() == "profile(1) of ana")
    }
    @Test("a value is kept while it is loaded again")
    func reload() async throws {
        let taken = prepared(.profile(1))
        _ = try await taken.get()
        let gate = Gate<String>()
        shelf.gate = gate
        taken.reload()
        #expect(taken.value == "profile(1) of ana" && !taken.isLoading)
        await gate.arrival()
        gate.open(with: "newer")
        #expect(try await taken.get() == "newer")
    }
    @Test("a destination without a preparation, and a value of another type, are typed failures")
    func mistakes() async {
        #expect(prepared(.form).failure as? PreparationError == .notStated(name: AuthRoute.form.name))
        let number = router.prepared(for: .profile(1), as: Int.self)
        #expect(
            number.failure as? PreparationError
                == .wrongType(name: AuthRoute.profile(1).name, expected: "Int", found: "String"))
        await #expect(throws: PreparationError.self) { try await number.get() }
        number.reload()
        #expect(number.failure != nil)
        let plain = Router<AuthRoute>().prepared(for: .help, as: String.self)
        #expect(plain.failure as? PreparationError == .notStated(name: AuthRoute.help.name))
        for error in [
            PreparationError.notStated(name: "help"), .denied(name: "help", .unauthenticated),
            .unreachable(name: "help", .notInPath), .wrongType(name: "help", expected: "Int", found: "String"),
        ] {
            #expect(error.description.contains("help"))
        }
    }
    @Test("a cancelled caller stops waiting, and the load continues")
    func cancelledCaller() async throws {
        let gate = Gate<String>()
        shelf.gate = gate
        let taken = prepared(.profile(1))
        let caller = Task { try await taken.get() }
        await gate.arrival()
        caller.cancel()
        await #expect(throws: CancellationError.self) { try await caller.value }
        gate.open(with: "loaded")
        #expect(try await taken.get() == "loaded")
    }
    @Test("a loaded value can be created directly, for previews and tests")
    func made() async throws {
        let made = Prepared("text")
        made.reload()
        #expect(made.value == "text" && !made.isLoading)
        #expect(try await made.get() == "text")
    }

    // MARK: features
    private enum ShopIncoming: IncomingNavigation { case item(Int), cart }
    private enum ShopOutgoing: OutgoingNavigation { case item(Int) }
    private struct ShopFeature: Feature {
        func prepare(for navigation: ShopIncoming) -> Preparation? {
            switch navigation {
            case .item(let id): Preparation { "item \(id)" }
            case .cart: nil
            }
        }
        func mainScreen(navigator: any Navigator) -> String { "" }
        func screen(for navigation: ShopIncoming, navigator: any Navigator) -> String {
            navigator.prepared(for: navigation, as: String.self).value ?? "not loaded"
        }
    }
    @Test("a feature prepares its own destinations, and an outgoing navigation prepares its redirect's target")
    func feature() async {
        let registry = FeatureRegistry<String>([ShopFeature()]) { _, _ in "not found" }
        let coordinator = NavigationCoordinator()
        coordinator.timing.clock = .manual(ManualClock())
        coordinator.setRedirect { navigation in
            guard case .item(let id)? = navigation.base as? ShopOutgoing else { return nil }
            return AnyNavigation(ShopIncoming.item(id))
        }
        coordinator.setPreparation(registry.preparation)
        coordinator.prepare(ShopOutgoing.item(3))
        await coordinator.untilPrepared()
        #expect(registry.screen(for: AnyNavigation(ShopIncoming.item(3)), navigator: coordinator) == "item 3")
        let cart = registry.preparation(for: AnyNavigation(ShopIncoming.cart))
        #expect(cart.map { _ in true } == nil)
        let foreign = registry.preparation(for: AnyNavigation(AuthRoute.help))
        #expect(foreign.map { _ in true } == nil)
        let mock: any Navigator = NavigatorMock()
        mock.prepare(ShopIncoming.item(1))
        #expect(mock.prepared(for: ShopIncoming.item(1), as: String.self).failure != nil)
    }
}
