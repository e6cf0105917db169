import Testing
import Waymark
import WaymarkTesting

private enum RecipeRoute: Navigation {
    case list, recipe(id: Int), photo(id: Int)

    static var links: Links<RecipeRoute> {
        Links {
            LinkRoute("/recipes/{id}") {
                .recipe(id: $0)
            } values: {
                if case .recipe(let id) = $0 { id } else { nil }
            }
        }
    }
}
private enum RecipeNavigation: IncomingNavigation { case recipe(Int), shoppingList }
private struct Recipe: Equatable { let id: Int }

private struct Recipes {
    func recipe(_ id: Int) async throws -> Recipe { Recipe(id: id) }
    func image(_ id: Int) async throws -> [UInt8] { [] }
}

private struct RecipeFeature: Feature {
    let recipes = Recipes()

    func prepare(for navigation: RecipeNavigation) -> Preparation? {
        switch navigation {
        case .recipe(let id): Preparation { try await recipes.recipe(id) }
        case .shoppingList: nil
        }
    }
    func mainScreen(navigator: any Navigator) -> String { "" }
    func screen(for navigation: RecipeNavigation, navigator: any Navigator) -> String {
        navigator.prepared(for: navigation, as: Recipe.self).value.map { "recipe \($0.id)" } ?? "loading"
    }
}

@MainActor @Suite("Preparing screens, peeks and detours")
struct PreparingArticleTests {
    private let recipes = Recipes()
    private let photos = Recipes()

    @Test("a router prepares content, and the screen takes it")
    func router() async throws {
        let router = Router<RecipeRoute>()
        router.setPreparation(count: 20, age: .seconds(60)) { route in
            if case .recipe(let id) = route { Preparation { try await recipes.recipe(id) } } else { nil }
        }
        router.prepare(.recipe(id: 7))
        _ = try await router.prepared(for: .recipe(id: 7), as: Recipe.self).get()
        var shown: [Any] = []
        func show(_ value: Any) { shown.append(value) }
        let recipe = router.prepared(for: .recipe(id: 7), as: Recipe.self)
        if let value = recipe.value { show(value) } else if let failure = recipe.failure { show(failure) }
        #expect(shown as? [Recipe] == [Recipe(id: 7)])

        router.setPreparation(cost: 30_000_000) { route in
            if case .photo(let id) = route { Preparation(cost: 8_000_000) { try await photos.image(id) } } else { nil }
        }
        #expect(try await router.prepared(for: .photo(id: 1), as: [UInt8].self).get() == [])
    }
    @Test("features prepare content for a coordinator")
    func feature() async throws {
        let registry = FeatureRegistry<String>([RecipeFeature()]) { _, _ in "" }
        let coordinator = NavigationCoordinator()
        coordinator.setPreparation(registry.preparation)
        coordinator.navigate(to: RecipeNavigation.recipe(3))
        _ = try await coordinator.prepared(for: RecipeNavigation.recipe(3), as: Recipe.self).get()
        #expect(registry.screen(for: AnyNavigation(RecipeNavigation.recipe(3)), navigator: coordinator) == "recipe 3")
    }
    @Test("a peek at a destination or a link returns a router for the preview, and changes nothing")
    func peek() async throws {
        let router = Router<RecipeRoute>(links: try LinkTable(RecipeRoute.links, schemes: ["cookbook"]))
        var shown: [Any] = []
        func show(_ value: Any) { shown.append(value) }
        switch await router.peek(at: .recipe(id: 7)) {
        case .shown(let preview): show(preview)
        case .denied(let reason): show(reason)
        case .unreachable(let failure): show(failure)
        }
        let peek = await router.peek(at: "cookbook://recipes/7")
        guard case .shown(let preview) = peek else {
            Issue.record("\(peek) should be shown")
            return
        }
        #expect(shown.first is Router<RecipeRoute> && preview.root == .recipe(id: 7))
        router.expect(NavigationState())
    }
    @Test("closing a detour returns to the previous screen")
    func detour() throws {
        let router = Router<RecipeRoute>(path: [.list], links: try LinkTable(RecipeRoute.links, schemes: ["cookbook"]))
        router.linkArrival = .detour
        router.open("cookbook://recipes/7")  // a cover with a stack of its own
        router.expect(NavigationState(path: [.list]).presenting(.recipe(id: 7), as: .fullScreen))
        router.active.dismiss()  // exactly where the user was
        router.expect(NavigationState(path: [.list]))
    }
    @Test("closing a detour over a sheet keeps the sheet, and dismissModal() of the ground closes both")
    func detourOverSheet() throws {
        let before = NavigationState<RecipeRoute>(path: [.list]).presenting(.photo(id: 1), as: .sheet)
        let router = Router(before, links: try LinkTable(RecipeRoute.links, schemes: ["cookbook"]))
        router.linkArrival = .detour
        router.open("cookbook://recipes/7")
        #expect(router.active.level == 2)
        router.active.dismiss()
        router.expect(before)
        router.open("cookbook://recipes/7")
        router.dismissModal()
        router.expect(NavigationState(path: [.list]))
    }
}
