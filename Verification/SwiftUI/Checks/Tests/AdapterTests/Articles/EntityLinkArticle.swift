import AppIntents
import Foundation
import Waymark

/// The code for entities with universal links in the article "Intents, search and widgets", line for line.
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
