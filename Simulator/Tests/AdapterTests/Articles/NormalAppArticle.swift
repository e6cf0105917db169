import Foundation
import Observation
@_spi(Evaluator) import SwiftUI
import Testing
public import Waymark
import WaymarkSwiftUI
import WaymarkTesting

// The code of the article "Tutorial: tabs, features and a login".

/// The destinations of the lines feature.
@Links public enum LinesIncomingNavigation: IncomingNavigation, GuardedNavigation {
    @Link("/lines") case list
    @Link("/stops/{id}") case stop(id: Int)

    public var accessRule: AccessRule { .everyone }
}
public enum LinesOutgoingNavigation: OutgoingNavigation {
    case buyTicket(stop: Int)
}

@Links public enum TicketsIncomingNavigation: IncomingNavigation, GuardedNavigation {
    @Link("/tickets") case list
    @Link("/tickets/buy/{stop}", as: .sheet) case buy(stop: Int)
    case pay

    public var accessRule: AccessRule { .session() }
}

public enum AccountIncomingNavigation: IncomingNavigation, GuardedNavigation {
    case login

    public var presentationType: PresentationType { .sheet }
    public var accessRule: AccessRule { .everyone }
}

/// The result of a purchase, which both features use.
public struct TicketReference: Hashable, Sendable { public let number: Int }

struct LinesFeature: Feature {
    func mainScreen(navigator: any Navigator) -> AnyView { screen(for: .list, navigator: navigator) }
    func screen(for navigation: LinesIncomingNavigation, navigator: any Navigator) -> AnyView {
        switch navigation {
        case .list: AnyView(Button("Stop 7") { navigator.navigate(to: LinesIncomingNavigation.stop(id: 7)) })
        case .stop(let id): AnyView(StopView(model: StopModel(id: id, navigator: navigator)))
        }
    }
}

@MainActor @Observable final class StopModel {
    private(set) var ticket: TicketReference?
    private let id: Int
    private let navigator: any Navigator

    init(id: Int, navigator: any Navigator) {
        self.id = id
        self.navigator = navigator
    }
    func buy() async {
        ticket = await navigator.result(of: LinesOutgoingNavigation.buyTicket(stop: id), as: TicketReference.self)
    }
}
private struct StopView: View {
    let model: StopModel
    var body: some View {
        Button(model.ticket.map { "Ticket \($0.number)" } ?? "Buy") { Task { await model.buy() } }
    }
}

struct TicketsFeature: Feature {
    func mainScreen(navigator: any Navigator) -> AnyView { screen(for: .list, navigator: navigator) }
    func screen(for navigation: TicketsIncomingNavigation, navigator: any Navigator) -> AnyView {
        switch navigation {
        case .list: AnyView(Text("Your tickets"))
        case .buy: AnyView(Button("Next") { navigator.navigate(to: TicketsIncomingNavigation.pay) })
        case .pay: AnyView(Button("Pay") { navigator.finish(with: TicketReference(number: 1)) })
        }
    }
}

struct AccountFeature: Feature {
    let app: AppCoordinator<AnyNavigation>
    func mainScreen(navigator: any Navigator) -> AnyView { screen(for: .login, navigator: navigator) }
    func screen(for navigation: AccountIncomingNavigation, navigator: any Navigator) -> AnyView {
        switch navigation {
        case .login: AnyView(Button("Cancel") { app.cancelLogin() })
        }
    }
}

struct AppNavigationRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        switch navigation {
        case let lines as LinesOutgoingNavigation: redirect(lines)
        default: nil
        }
    }
    private func redirect(_ lines: LinesOutgoingNavigation) -> any Navigation {
        switch lines {
        case .buyTicket(let stop): TicketsIncomingNavigation.buy(stop: stop)
        }
    }
}

enum TransitTab: String, NavigationTab {
    case lines, tickets

    var root: AnyNavigation {
        switch self {
        case .lines: AnyNavigation(LinesIncomingNavigation.list)
        case .tickets: AnyNavigation(TicketsIncomingNavigation.list)
        }
    }
    /// The tab in which a link opens.
    static func tab(of destination: AnyNavigation) -> TransitTab? {
        destination.base is TicketsIncomingNavigation ? .tickets : .lines
    }
}

@MainActor final class Transit {
    let registry: FeatureRegistry<AnyView>
    let tabs: TabRouter<TransitTab, AnyNavigation>
    let app: AppCoordinator<AnyNavigation>

    init(sessions: any SessionRepository) throws {
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        tabs = TabRouter(coordinator, home: TransitTab.tab) { $0.root }
        let app = AppCoordinator(coordinator, sessions: sessions) { reason, _ in
            reason == .unauthenticated ? AnyNavigation(AccountIncomingNavigation.login) : nil
        }
        let features: [any Feature<AnyView>] = [
            LinesFeature(), TicketsFeature(), AccountFeature(app: app),
        ]
        registry = FeatureRegistry(features) { _, _ in AnyView(Text("Not found")) }
        coordinator.links = try LinkTable(schemes: ["transit"], features: features)
        self.app = app
    }
}

struct TransitView: View {
    let transit: Transit

    var body: some View {
        PhaseContainer(transit.app) {
            TabContainer(transit.tabs, registry: transit.registry) { Text($0.rawValue.capitalized) }
        }
    }
}

@MainActor @Suite("Tutorial: tabs, features and a login")
struct NormalAppTests {
    let transit: Transit
    var router: Router<AnyNavigation> { transit.app.router }

    init() throws { transit = try Transit(sessions: SessionRepositoryMock()) }

    @Test("buying requires a login, continues after it, and returns the ticket to the stop")
    func buying() async throws {
        let transit = try Transit(sessions: SessionRepositoryMock())
        let router = transit.app.router
        await transit.app.boot()
        router.navigate(to: LinesIncomingNavigation.stop(id: 7))
        let stop = StopModel(id: 7, navigator: router)
        let purchase = Task { await stop.buy() }
        for _ in 0..<1_000 where router.child == nil { await Task.yield() }
        #expect(router.active.top == AnyNavigation(AccountIncomingNavigation.login))
        #expect(router.top == AnyNavigation(LinesIncomingNavigation.stop(id: 7)))

        transit.app.logIn(Session(owner: "ana"))
        #expect(router.active.top == AnyNavigation(TicketsIncomingNavigation.buy(stop: 7)))
        router.active.navigate(to: TicketsIncomingNavigation.pay)
        router.active.finish(with: TicketReference(number: 1))
        await purchase.value
        #expect(stop.ticket == TicketReference(number: 1))
        #expect(transit.tabs.selected == .lines)
    }
    @Test("cancelling the login selects a tab that needs no session")
    func cancelling() async throws {
        await transit.app.boot()
        transit.tabs.select(.tickets)
        #expect(router.active.top == AnyNavigation(AccountIncomingNavigation.login))
        transit.app.cancelLogin()
        #expect(transit.tabs.selected == .lines)
        #expect(router.child == nil)
    }
    @Test("a link opens in its feature's tab; a navigation stays in the selected tab, unless it names another")
    func tabs() async throws {
        await transit.app.boot()
        transit.app.logIn(Session(owner: "ana"))
        transit.app.open("transit://tickets")
        #expect(transit.tabs.selected == .tickets)
        transit.tabs.select(.lines)
        router.navigate(to: TicketsIncomingNavigation.list)
        #expect(transit.tabs.selected == .lines)
        #expect(transit.tabs.path(of: .lines).last == AnyNavigation(TicketsIncomingNavigation.list))
        transit.tabs.navigate(to: AnyNavigation(TicketsIncomingNavigation.pay), in: .tickets)
        #expect(transit.tabs.path(of: .tickets) == [AnyNavigation(TicketsIncomingNavigation.pay)])
    }
    @Test("the login is a sheet with a Cancel button, and the purchase continues after the login")
    func onScreen() async throws {
        await transit.app.boot()
        let ui = ViewHost(TransitView(transit: transit))
        #expect(ui.texts.contains("Stop 7"))
        #expect(ui.select(tab: "tickets"))
        #expect(ui.modals == ["sheet"])
        #expect(ui.tap("Cancel"))
        #expect(ui.modals.isEmpty && ui.texts.contains("Stop 7"))
        #expect(ui.tap("Stop 7"))
        #expect(ui.tap("Buy"))
        await settle { router.child != nil }
        ui.settle()
        transit.app.logIn(Session(owner: "ana"))
        ui.settle()
        #expect(ui.tap("Next"))
        #expect(ui.tap("Pay"))
        await settle { router.child == nil }
        ui.settle()
        #expect(ui.modals.isEmpty)
        #expect(ui.faults.isEmpty)
    }
    private func settle(until isDone: () -> Bool) async {
        for _ in 0..<1_000 where !isDone() { await Task.yield() }
    }
}
