@_spi(Evaluator) import AppIntents
import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// The code of the article about intents for entities with universal links, line for line.
enum EntityLinkArticle {
    enum Route: IncomingNavigation {
        case recipe(id: Int)

        var presentationType: PresentationType { .push }
        static var links: Links<Route> {
            Links {
                LinkRoute("/recipes/{id}") {
                    .recipe(id: $0)
                } values: {
                    if case .recipe(let id) = $0 { id } else { nil }
                }
            }
        }
    }

    struct LinkedRecipe: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
        static let defaultQuery = LinkedRecipeQuery()

        let id: Int
        let title: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
    }

    struct LinkedRecipeQuery: EntityQuery {
        func entities(for identifiers: [LinkedRecipe.ID]) async throws -> [LinkedRecipe] { [] }
        func suggestedEntities() async throws -> [LinkedRecipe] {
            [LinkedRecipe(id: 4, title: "Soup"), LinkedRecipe(id: 7, title: "Cake")]
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    struct OpenRecipePage: OpenIntent, URLRepresentableIntent {
        static let title: LocalizedStringResource = "Open Recipe"

        @Parameter(title: "Recipe") var target: LinkedRecipe
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    struct OpenRecipeOfTheDay: AppIntent {
        static let title: LocalizedStringResource = "Open Recipe of the Day"

        @Dependency private var links: LinkTable<Route>

        func perform() async throws -> some IntentResult & OpensIntent {
            guard let url = links.url(to: .recipe(id: 7)) else { throw CancellationError() }
            return .result(opensIntent: OpenURLIntent(url))
        }
    }
}

private typealias LinkedRecipe = EntityLinkArticle.LinkedRecipe

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LinkedRecipe: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation { "https://recipes.example/recipes/\(.id)" }
}

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
        let url = try #require(LinkedRecipe.urlRepresentation.url(for: LinkedRecipe(id: id, title: "Soup")))
        #expect(url == links.url(to: .recipe(id: id)))
        #expect(try links.destination(of: url.absoluteString) == .recipe(id: id))
    }
    @Test("the pattern of an entity's URL is the table's link")
    func pattern() {
        #expect(links.link(to: .recipe(id: 7)) == "https://recipes.example/recipes/7")
    }
    @Test("an intent without code of its own opens its entity's link in the container")
    func intent() async throws {
        let ui = show()
        for recipe in try await LinkedRecipe.defaultQuery.suggestedEntities() {
            let intent = EntityLinkArticle.OpenRecipePage()
            intent.target = recipe
            _ = try await intent.perform()
            ui.open(try #require(intent.openedURL))
            #expect(router.path.last == .recipe(id: recipe.id))
        }
        #expect(ui.texts == ["Recipe"] && ui.faults == [])
    }
    @Test("an intent that ends with a link opens its destination")
    func opens() async throws {
        let ui = show()
        let result = try await EntityLinkArticle.OpenRecipeOfTheDay().perform()
        let intent = try #require((result as? any OpensURL)?.opened)
        ui.open(intent.url)
        router.expect(NavigationState(path: [.recipe(id: 7)]))
        #expect(ui.texts == ["Recipe"])
    }
}

/// A result that opens a universal link.
private protocol OpensURL { var opened: OpenURLIntent? { get } }
extension IntentResultContainer: OpensURL {
    fileprivate var opened: OpenURLIntent? { opensIntent as? OpenURLIntent }
}
