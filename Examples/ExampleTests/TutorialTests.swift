import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
@_spi(Evaluator) import UserNotifications
import WaymarkSwiftUI
import WaymarkTesting

@testable import Tutorial

@MainActor @Suite("The tutorial's app on screen")
struct TutorialTests {
    private let services = Services(sessions: SavedSession())
    private let scene = SceneValues()

    private func show(isCompact: Bool = true) async -> ViewHost {
        let ui = ViewHost(TransitWindow(services: services), scene: scene, isCompact: isCompact)
        await ui.settleTasks()
        return ui
    }
    private func logIn(_ ui: ViewHost) async {
        ui.type("ana", into: "Name")
        await ui.tapEach("Log in")
    }
    private func open(_ link: String, in ui: ViewHost) async throws {
        ui.open(try #require(URL(string: link)))
        await ui.settleTasks()
    }

    @Test func `a purchase asks for a login, continues after it, and brings the ticket to its stop`() async {
        let ui = await show()
        await ui.tapEach("Market", "Buy a ticket")
        #expect(ui.title == "Log in")
        await logIn(ui)
        #expect(ui.title == "From Market")
        #expect(ui.detents == [.medium, .large])
        await ui.tapEach("Day")
        #expect(ui.modals == [])
        await ui.expectText("Day ticket no. 1")
        #expect(ui.faults.isEmpty)
    }
    @Test func `a cancelled purchase brings no ticket`() async {
        services.sessions.user = "ana"
        let ui = await show()
        await ui.tapEach("Market", "Buy a ticket", "Cancel", "Buy a ticket")
        #expect(ui.title == "From Market" && services.office.sold.isEmpty)
        #expect(ui.faults.isEmpty)
    }
    @Test func `a tab that needs a session shows the login, and Cancel leads back`() async {
        let ui = await show()
        ui.select(tab: "tickets")
        #expect(ui.title == "Log in")
        await ui.tapEach("Cancel")
        #expect(ui.modals == [] && ui.texts.contains("Market"))
        #expect(ui.faults.isEmpty)
    }
    @Test func `a log-out leaves the account tab`() async {
        services.sessions.user = "ana"
        let ui = await show()
        ui.select(tab: "account")
        await ui.tapEach("Log out")
        #expect(services.sessions.user == nil)
        #expect(ui.title == "Log in")
    }
    @Test func `a report with text asks before it is left`() async {
        let ui = await show()
        await ui.tapEach("Market", "Report a problem")
        ui.type("The clock is wrong.", into: "What is broken?")
        await ui.tapEach("Back")
        #expect(ui.question?.title == "Discard the report?")
        await ui.tapEach("Keep writing")
        #expect(ui.title == "Report")
        await ui.tapEach("Back", "Discard")
        await ui.expectTitle("Market")
        #expect(ui.faults.isEmpty)
    }
    @Test func `a sent report leaves without a question`() async {
        let ui = await show()
        await ui.tapEach("Market", "Report a problem")
        ui.type("The clock is wrong.", into: "What is broken?")
        await ui.tapEach("Send")
        await ui.expectTitle("Market")
        #expect(ui.question == nil && ui.faults.isEmpty)
    }
    @Test func `a wide window shows a stop beside the list`() async {
        let ui = await show(isCompact: false)
        #expect(ui.texts.contains("Choose a stop"))
        await ui.tapEach("Market")
        #expect(ui.texts.contains("Harbor") && ui.texts.contains("Buy a ticket"))
        #expect(ui.faults.isEmpty)
    }
    @Test func `the history goes back and forward in a wide window`() async {
        let ui = await show(isCompact: false)
        await ui.tapEach("Market", "Harbor", "Go back")
        #expect(ui.title == "Market")
        await ui.tapEach("Go forward")
        #expect(ui.title == "Harbor")
        #expect(ui.faults.isEmpty)
    }
    @Test func `a narrow window has no buttons for the history`() async {
        #expect(await !show().texts.contains("Go back"))
    }
    @Test func `a link opens in the tab of its feature`() async throws {
        services.sessions.user = "ana"
        let ui = await show()
        try await open("transit://tickets", in: ui)
        #expect(ui.title == "Tickets")
        try await open("transit://stops/2/report", in: ui)
        #expect(ui.title == "Report")
        ui.swipeBack()
        #expect(ui.title == "Market")
        #expect(ui.faults.isEmpty)
    }
    @Test func `a notification opens its link, also if it comes before the window`() async {
        func tap(_ link: String) async {
            let response = UNNotificationResponse(userInfo: ["link": link])
            await services.notifications.userNotificationCenter(.current(), didReceive: response)
        }
        await tap("transit://stops/3")
        let ui = await show()
        await ui.expectTitle("University")
        await tap("transit://stops/1")
        await ui.expectTitle("Harbor")
        #expect(ui.faults.isEmpty)
    }
    @Test func `a scene restores its screens, and another begins at the list`() async {
        let ui = await show()
        await ui.tapEach("Market", "Report a problem")
        ui.enter(.background)
        let again = await show()
        await again.expectTitle("Report")
        let other = ViewHost(TransitWindow(services: services), isCompact: true)
        await other.settleTasks()
        #expect(other.title == "Stops")
    }
    @Test func `a login in one window logs in the other`() async {
        let (one, other) = (await show(), ViewHost(TransitWindow(services: services), isCompact: true))
        await other.settleTasks()
        other.select(tab: "account")
        #expect(other.title == "Log in")
        one.select(tab: "tickets")
        await logIn(one)
        await other.settleTasks()
        #expect(one.title == "Tickets" && other.texts.contains("Logged in as ana"))
        #expect(one.faults.isEmpty && other.faults.isEmpty)
    }
    @Test func `the session outlives the app`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        SavedSession(folder: folder).user = "ana"
        #expect(SavedSession(folder: folder).session()?.owner == "ana")
        SavedSession(folder: folder).user = nil
        #expect(SavedSession(folder: folder).session() == nil)
    }
}
