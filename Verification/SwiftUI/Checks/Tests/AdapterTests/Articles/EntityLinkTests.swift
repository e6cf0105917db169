@_spi(Evaluator) import AppIntents
import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

private typealias Entity = EntityLinkArticle.LinkedRecipe

@MainActor @Suite("Entities with universal links")
struct EntityLinkTests {
    private typealias Route = EntityLinkArticle.Route
    private let links: LinkTable<EntityLinkArticle.Route>
    private let router: Router<EntityLinkArticle.Route>

    init() throws {
        let links = try LinkTable(Route.links, schemes: ["recipes"], hosts: ["recipes.example"])
        self.links = links
        router = Router(links: links)
        AppDependencyManager.shared.add(dependency: links)
    }
    private func show() -> ViewHost {
        ViewHost(
            NavigationContainer(router) { _ in
                Text("Recipe")
            } root: {
                Text("Recipes")
            })
    }

    @Test(
        "an entity's URL is the link that the table prints, and leads back to its destination",
        arguments: [0, 4, 7, .max])
    func agreement(_ id: Int) throws {
        let url = try #require(Entity.urlRepresentation.url(for: Entity(id: id, title: "Soup")))
        #expect(url == links.url(to: .recipe(id: id)))
        #expect(try links.destination(of: url.absoluteString) == .recipe(id: id))
    }
    @Test("the link table prints a universal link for an entity's destination")
    func pattern() {
        #expect(links.link(to: .recipe(id: 7)) == "https://recipes.example/recipes/7")
    }
    @Test("an intent for a URL-representable entity opens the entity's link without code of its own")
    func intent() async throws {
        let ui = show()
        for recipe in try await Entity.defaultQuery.suggestedEntities() {
            let intent = EntityLinkArticle.OpenRecipePage()
            intent.target = recipe
            _ = try await intent.perform()
            ui.open(try #require(intent.openedURL))
            #expect(router.path.last == .recipe(id: recipe.id))
        }
        #expect(ui.texts == ["Recipe"] && ui.faults == [])
    }
    @Test("an intent that returns an `OpenURLIntent` opens its destination")
    func opens() async throws {
        let ui = show()
        let result = try await EntityLinkArticle.OpenRecipeOfTheDay().perform()
        let intent = try #require((result as? any OpensURL)?.opened)
        ui.open(intent.url)
        router.expect(NavigationState(path: [.recipe(id: 7)]))
        #expect(ui.texts == ["Recipe"])
    }
}

/// An intent result that may open a universal link. `opened` is nil if it opens none.
private protocol OpensURL { var opened: OpenURLIntent? { get } }
extension IntentResultContainer: OpensURL {
    fileprivate var opened: OpenURLIntent? { opensIntent as? OpenURLIntent }
}
