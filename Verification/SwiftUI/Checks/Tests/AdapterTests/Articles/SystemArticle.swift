import AppIntents
@_spi(Evaluator) import CoreSpotlight
import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting
@_spi(Evaluator) import WidgetKit

/// The code of the article "Intents, search and widgets".
private enum SystemArticle {
    enum Route: GuardedNavigation {
        case recipe(id: Int)

        var accessRule: AccessRule { .everyone }
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

    struct RecipeEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
        static let defaultQuery = RecipeQuery()

        let id: String  // the link
        let title: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
    }

    struct RecipeQuery: EntityQuery {
        @Dependency private var links: LinkTable<Route>
        @Dependency private var titles: [Int: String]

        func entities(for identifiers: [RecipeEntity.ID]) async throws -> [RecipeEntity] {
            identifiers.compactMap { link in
                guard case .recipe(let id)? = try? links.destination(of: link) else { return nil }
                return titles[id].map { RecipeEntity(id: link, title: $0) }
            }
        }
        func suggestedEntities() async throws -> [RecipeEntity] {
            titles.sorted { $0.key < $1.key }.compactMap { id, title in
                links.link(to: .recipe(id: id)).map { RecipeEntity(id: $0, title: title) }
            }
        }
    }

    struct OpenRecipe: OpenIntent {
        static let title: LocalizedStringResource = "Open Recipe"

        @Parameter(title: "Recipe") var target: RecipeEntity
        @Dependency private var app: AppCoordinator<Route>

        @MainActor func perform() async throws -> some IntentResult {
            app.open(LaunchEntry(intent: target.id))
            return .result()
        }
    }

    @available(iOS 26, tvOS 26, visionOS 26, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    struct WindowView: View {
        let app: AppCoordinator<Route>

        var body: some View {
            NavigationContainer(app.router) { _ in
                Text("Recipe")
            } root: {
                Text("Recipes")
            }
            .onAppIntentExecution(OpenRecipe.self) { app.open(LaunchEntry(intent: $0.contentIdentifier)) }
        }
    }

    static func launch(_ app: AppCoordinator<Route>, _ links: LinkTable<Route>, _ titles: [Int: String]) {
        AppDependencyManager.shared.add(dependency: app)
        AppDependencyManager.shared.add(dependency: links)
        AppDependencyManager.shared.add(dependency: titles)
    }

    static func index(_ titles: [Int: String], _ links: LinkTable<Route>) async throws {
        let items = titles.compactMap { id, title in
            links.activity(for: .recipe(id: id), title: title).flatMap { CSSearchableItem($0, domain: "recipes") }
        }
        try await CSSearchableIndex.default().indexSearchableItems(items)
    }
    static func logOut() async throws {
        try await CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: ["recipes"])
    }

    struct RecipeWidgetView: View {
        let id: Int
        let title: String
        let links: LinkTable<Route>

        var body: some View {
            Text(title)
                .widgetURL(links.url(to: .recipe(id: id)))
        }
    }
}

private typealias OpenRecipe = SystemArticle.OpenRecipe

@available(iOS 26, tvOS 26, visionOS 26, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension OpenRecipe: TargetContentProvidingIntent {
    var contentIdentifier: String { target.id }
}

/// The suite is serialized, because the dependencies of intents are global.
@MainActor @Suite("Intents, search and widgets", .serialized)
struct SystemArticleTests {
    private typealias Route = SystemArticle.Route
    private let links: LinkTable<SystemArticle.Route>
    private let app: AppCoordinator<SystemArticle.Route>

    init() throws {
        links = try LinkTable(Route.links, schemes: ["recipes"], hosts: ["recipes.example"])
        let router = Router<Route>(links: links)
        router.timing.clock = .manual(ManualClock())
        app = AppCoordinator(router, sessions: SessionRepositoryMock(), onDenial: nil)
        SystemArticle.launch(app, links, [4: "Soup", 7: "Cake"])
    }

    /// Performs the intent that opens an entity, as the system does.
    private func run(_ entity: SystemArticle.RecipeEntity) async throws {
        let intent = SystemArticle.OpenRecipe()
        intent.target = entity
        _ = try await intent.perform()
    }

    // MARK: intents
    @Test("an intent opens its entity's link, and the record has its origin")
    func intent() async throws {
        await app.boot()
        let suggested = try await SystemArticle.RecipeEntity.defaultQuery.suggestedEntities()
        #expect(suggested.map(\.displayRepresentation.title.key) == ["Soup", "Cake"])
        try await run(try #require(suggested.last))
        app.router.expect(NavigationState(path: [.recipe(id: 7)]))
        #expect(app.router.records.last?.origin == .intent)
    }
    @Test("an intent that launches the app waits for the app's boot")
    func coldIntent() async throws {
        try await run(SystemArticle.RecipeEntity(id: "recipes://recipes/4", title: "Soup"))
        app.router.expect(NavigationState())
        await app.boot()
        app.router.expect(NavigationState(path: [.recipe(id: 4)]))
    }
    @Test("an intent's link is opened by the scene that receives the intent, and not again when it is performed")
    func sceneIntent() async throws {
        await app.boot()
        let ui = ViewHost(SystemArticle.WindowView(app: app))
        let intent = SystemArticle.OpenRecipe()
        intent.target = SystemArticle.RecipeEntity(id: "recipes://recipes/4", title: "Soup")
        ui.receive(intent)
        app.router.expect(NavigationState(path: [.recipe(id: 4)]))
        _ = try await intent.perform()
        app.router.expect(NavigationState(path: [.recipe(id: 4)]))
        #expect(app.router.records.map(\.outcome) == [.committed, .duplicate])
    }
    @Test("an entity query returns the known ones of the requested entities, in order and with the given identifiers")
    func query() async throws {
        let asked = [
            "recipes://recipes/7", "https://recipes.example/recipes/4", "https://recipes.example/recipes/99",
            "https://elsewhere.example/recipes/4", "nonsense",
        ]
        let found = try await SystemArticle.RecipeEntity.defaultQuery.entities(for: asked)
        #expect(found.map(\.id) == Array(asked.prefix(2)) && found.map(\.title) == ["Cake", "Soup"])
    }

    // MARK: search
    @Test("an indexed destination is opened when its search result is tapped")
    func search() async throws {
        await app.boot()
        try await CSSearchableIndex.default().deleteAllSearchableItems()
        try await SystemArticle.index([4: "Soup", 7: "Cake"], links)
        let item = try #require(CSSearchableIndex.items.first { $0.attributeSet.title == "Cake" })
        let ui = ViewHost(
            NavigationContainer(app.router) { _ in
                Text("Recipe")
            } root: {
                Text("Recipes")
            })
        let tap = NSUserActivity(activityType: CSSearchableItemActionType)
        tap.userInfo = [CSSearchableItemActivityIdentifier: item.uniqueIdentifier]
        ui.resume(tap)
        app.router.expect(NavigationState(path: [.recipe(id: 7)]))
        #expect(app.router.records.last?.origin == .activity)
    }
    @Test("a new index entry replaces the old one, and is deleted with its domain")
    func indexedAgain() async throws {
        try await CSSearchableIndex.default().deleteAllSearchableItems()
        try await SystemArticle.index([4: "Soup"], links)
        try await SystemArticle.index([4: "Thick soup"], links)
        #expect(CSSearchableIndex.items.map(\.attributeSet.title) == ["Thick soup"])
        try await SystemArticle.logOut()
        #expect(CSSearchableIndex.items.isEmpty)
    }
    @Test("a searchable item's domain defaults to the activity's type; an activity without a link gives no item")
    func item() throws {
        let activity = try #require(links.activity(for: .recipe(id: 4)))
        let item = try #require(CSSearchableItem(activity))
        #expect(item.domainIdentifier == links.activityType && item.attributeSet.title == nil)
        #expect(item.uniqueIdentifier == links.link(to: .recipe(id: 4)))
        #expect(item.attributeSet.contentType == "public.content")
        #expect(CSSearchableItem(NavigationActivity(type: "example.other")) == nil)
    }

    // MARK: widgets
    @Test("a widget's URL opens its destination in the app")
    func widget() async throws {
        await app.boot()
        let widget = SystemArticle.RecipeWidgetView(id: 4, title: "Soup", links: links)
        let url = try #require(widgetURL(in: widget.body))
        #expect(ViewHost(widget).texts == ["Soup"])
        let ui = ViewHost(
            NavigationContainer(app.router) { _ in
                Text("Recipe")
            } root: {
                Text("Recipes")
            })
        ui.open(url)
        app.router.expect(NavigationState(path: [.recipe(id: 4)]))
    }
}
