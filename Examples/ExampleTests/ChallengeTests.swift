import ChallengeCharacter
import ChallengeHome
import ChallengeKit
import ChallengeSettings
import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark

@testable import ChallengeApp
@testable import ChallengeMain

@MainActor @Suite("Challenge on screen", .serialized)
struct ChallengeTests {
    init() {
        UserDefaults.standard.removeObject(forKey: "source")
        UserDefaults.standard.removeObject(forKey: "tour-taken")
    }
    private func show(_ scene: SceneValues = SceneValues()) async -> ViewHost {
        let ui = ViewHost(app: ChallengeMain(), scene: scene)
        await ui.settleTasks()
        return ui
    }
    private func tap(_ ui: ViewHost, _ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) async {
        for label in labels {
            #expect(ui.tap(label), "no \(label) among \(ui.texts)", sourceLocation: sourceLocation)
            await ui.settleTasks()
        }
    }

    @Test("home shows the featured characters")
    func home() async {
        let ui = await show()
        #expect(ui.title == "Challenge")
        #expect(ui.texts.contains("Rick Sanchez"))
        #expect(ui.faults.isEmpty)
    }
    @Test("taps lead through characters, pictures, locations and episodes, and back")
    func everyScreen() async {
        let ui = await show()
        await tap(ui, "Characters")
        #expect(ui.title == "Characters")
        await tap(ui, "Rick Sanchez")
        #expect(ui.title == "Rick Sanchez")
        await tap(ui, "Picture")
        #expect(ui.modals == ["cover"])
        await tap(ui, "Next")
        #expect(ui.title == "Morty Smith")
        await tap(ui, "Close")
        #expect(ui.modals == [])
        await tap(ui, "Origin")
        #expect(ui.texts.contains("Dimension"))
        ui.swipeBack()
        await ui.settleTasks()
        await tap(ui, "S01E01")
        #expect(ui.texts.contains("Aired"))
        #expect(ui.depth == 3)
        #expect(ui.faults.isEmpty)
    }
    @Test("applying the filter dismisses its sheet and shows the filtered list")
    func filter() async {
        let ui = await show()
        await tap(ui, "Characters", "Filter")
        #expect(ui.modals == ["sheet"])
        await tap(ui, "Dead")
        #expect(ui.modals == [])
        #expect(ui.texts.contains("Clear the filter: Dead"))
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
    @Test("a search shows only matching characters")
    func search() async {
        let ui = await show()
        await tap(ui, "Characters")
        #expect(ui.type("Morty", into: "Search by name"))
        #expect(ui.submit("Search by name"))
        await ui.settleTasks()
        #expect(ui.texts.contains("Morty Smith"))
        #expect(!ui.texts.contains("Rick Sanchez"))
    }
    @Test("a search that no link can represent is refused, with a reason on the screen")
    func refusedSearch() async {
        let ui = await show()
        await tap(ui, "Characters")
        #expect(ui.type(String(repeating: "x", count: 257), into: "Search by name"))
        #expect(ui.submit("Search by name"))
        await ui.settleTasks()
        #expect(ui.texts.contains("Search for a shorter name, on one line."))
        #expect(ui.texts.contains("Rick Sanchez"))
        #expect(ui.faults.isEmpty)
    }
    @Test("the settings are a sheet with a stack, which the user can pull down at any depth")
    func settings() async {
        let ui = await show()
        await tap(ui, "Settings", "About")
        #expect(ui.modals == ["sheet"])
        #expect(ui.depth == 1)
        ui.swipeBack()
        await tap(ui, "Data source")
        #expect(ui.title == "Data source")
        // without an API, there is only one source
        #expect(!ui.tap("Rick and Morty API"))
        #expect(ui.pullDown())
        #expect(ui.modals == [])
    }
    @Test("the tour is no longer offered once it has been taken")
    func tour() async {
        let ui = await show()
        await tap(ui, "Take the tour")
        #expect(ui.modals == ["cover"])
        await tap(ui, "Get started")
        #expect(ui.modals == [])
        let again = await show()
        #expect(!again.texts.contains("Take the tour"))
    }
    @Test("a link opens while the app runs, and one that leads nowhere shows the not-found screen")
    func links() async throws {
        let ui = await show()
        ui.open(try #require(URL(string: "challenge://character/detail/2")))
        await ui.settleTasks()
        #expect(ui.title == "Morty Smith")
        #expect(ui.depth == 2)
        ui.open(try #require(URL(string: "challenge://nowhere")))
        await ui.settleTasks()
        #expect(ui.title == "Not found")
        await tap(ui, "Go home")
        #expect(ui.title == "Challenge")
        #expect(ui.faults.isEmpty)
    }
    @Test("the links of the handwritten handler open the list and a character")
    func handler() async throws {
        let ui = await show()
        ui.open(try #require(URL(string: "challenge://character/list")))
        await ui.settleTasks()
        #expect(ui.title == "Characters")
        ui.open(try #require(URL(string: "challenge://character/detail?id=42")))
        await ui.settleTasks()
        #expect(ui.title == "Big Head Morty")
        #expect(ui.depth == 2)
        #expect(ui.faults.isEmpty)
    }
    @Test("the container shows the not-found view for a navigation that no feature handles")
    func unresolved() async {
        let view = AppContainer(tracker: SilentTracker())
            .resolve(AnyNavigation(HomeOutgoingNavigation.tour), navigator: NavigationCoordinator())
        let ui = ViewHost(view)
        await ui.settleTasks()
        #expect(ui.texts.contains { $0.hasPrefix("There is nothing at") })
    }
    @Test("the scene's previous state is restored")
    func restored() async {
        let scene = SceneValues()
        let ui = await show(scene)
        await tap(ui, "Episodes")
        ui.enter(.background)
        let again = await show(scene)
        #expect(again.title == "Episodes")
    }
    @Test("an unknown character shows an error without a retry button")
    func missing() async throws {
        let ui = await show()
        ui.open(try #require(URL(string: "challenge://character/detail/9999")))
        await ui.settleTasks()
        #expect(ui.texts.contains("There is no such character."))
        #expect(!ui.tap("Try again"))
    }
}
