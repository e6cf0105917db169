import Observation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

private enum Shop: IncomingNavigation {
    case item(Int), cart, viewer
    var presentationType: PresentationType {
        switch self {
        case .item: .push
        case .cart: .sheet
        case .viewer: .fullScreen
        }
    }
}
private enum Leads: OutgoingNavigation {
    case item, cart, viewer, nowhere, round
    // ignored for a destination that is redirected: a link takes the presentation of the redirect's target
    var presentationType: PresentationType { self == .item ? .sheet : .push }
}
@MainActor @Observable private final class Flags { var hasViewer = true }

@MainActor private final class Unobserved { var target = Route.about }

private struct ShopRedirect: NavigationRedirect {
    var flags = Flags()
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        switch navigation as? Leads {
        case .item: Shop.item(1)
        case .cart: Shop.cart
        case .viewer: flags.hasViewer ? Shop.viewer : Shop.item(2)
        case .round: Leads.round
        case .nowhere, nil: nil
        }
    }
}

private struct ShopView: View {
    let coordinator: NavigationCoordinator

    var body: some View {
        NavigationContainer(coordinator) { navigation in
            Text("\(navigation.base)")
            links
        } root: {
            Text("start")
            links
        }
    }
    @ViewBuilder private var links: some View {
        RouterLink("item", to: Leads.item)
        RouterLink("cart", to: Leads.cart)
        RouterLink("viewer", to: Leads.viewer)
        RouterLink("nowhere", to: Leads.nowhere)
        RouterLink("round", to: Leads.round)
        RouterLink("any", to: AnyNavigation(Leads.item))
    }
}

@MainActor @Suite("Router links on screen")
struct RouterLinkTests {
    @Test("a link is drawn as the control for its redirect's target, and a tap acts like `navigate(to:)`")
    func outgoing() {
        for (label, control, modals) in [
            ("item", "NavigationLink", []), ("cart", "Button", ["sheet"]), ("viewer", "Button", ["cover"]),
            ("nowhere", "NavigationLink", []), ("any", "NavigationLink", []),
        ] {
            let coordinator = NavigationCoordinator(redirector: ShopRedirect())
            let ui = ViewHost(ShopView(coordinator: coordinator))
            #expect(ui.control(label) == control, "\(label)")
            #expect(ui.tap(label))
            #expect(ui.modals == modals, "\(label)")
            let other = NavigationCoordinator(redirector: ShopRedirect())
            switch label {
            case "item", "any": other.navigate(to: Leads.item)
            case "cart": other.navigate(to: Leads.cart)
            case "viewer": other.navigate(to: Leads.viewer)
            default: other.navigate(to: Leads.nowhere)
            }
            coordinator.expect(other.state)
            #expect(coordinator.records.last?.kind == other.records.last?.kind)
            #expect(coordinator.records.last?.origin == other.records.last?.origin)
            #expect(ui.faults.isEmpty)
        }
    }
    @Test("a link in a sheet pushes inside the sheet, or presents over it")
    func inSheet() {
        let coordinator = NavigationCoordinator(redirector: ShopRedirect())
        let ui = ViewHost(ShopView(coordinator: coordinator))
        ui.tap("cart")
        #expect(ui.control("item") == "NavigationLink")
        ui.tap("item")
        #expect(ui.modals == ["sheet"])
        #expect(ui.depth == 1)
        #expect(ui.control("viewer") == "Button")
        ui.tap("viewer")
        #expect(ui.modals == ["sheet", "cover"])
        #expect(ui.faults.isEmpty)
    }
    @Test("a flag that the redirect reads changes the link's control")
    func flag() {
        let redirect = ShopRedirect()
        let ui = ViewHost(ShopView(coordinator: NavigationCoordinator(redirector: redirect)))
        #expect(ui.control("viewer") == "Button")
        redirect.flags.hasViewer = false
        ui.settle()
        #expect(ui.control("viewer") == "NavigationLink")
        ui.tap("viewer")
        #expect(ui.texts.first == "item(2)")
    }
    @Test("a link to a destination that has become a sheet is a button after `recheck()`")
    func late() {
        let leads = Unobserved()
        let router = Router<Route>()
        router.setRedirect { $0 == .list ? leads.target : nil }
        let ui = ViewHost(AppView(router: router))
        #expect(ui.control("to list") == "NavigationLink")
        leads.target = .settings
        router.recheck()
        ui.settle()
        #expect(ui.control("to list") == "Button")
        ui.tap("to list")
        #expect(ui.modals == ["sheet"])
        router.dismiss()
        ui.settle()
        #expect(ui.depth == 0)
        #expect(ui.texts.first == "Home")
        #expect(ui.faults.isEmpty)
    }
    @Test("reading a destination's presentation follows redirects, asks no guard, and records nothing")
    func looking() {
        let control = AccessGuardMock<Route>()
        let router = Router<Route>()
        router.setRedirect { $0 == .list ? .settings : nil }
        router.setGuard(control)
        control.forget()
        for _ in 0..<2_000 { #expect(router.presentation(of: .list) == .sheet) }
        #expect(router.presentation(of: .about) == .push)
        #expect(control.asked.isEmpty)
        #expect(router.records.isEmpty)
    }
    @Test("a link to a destination that the guard denies or answers later is a button", arguments: [true, false])
    func refused(isAsked: Bool) async {
        let control = AccessGuardMock<Route>()
        let router = Router<Route>()
        router.timing.clock = .manual(ManualClock())
        router.setGuard(control)
        control.answers[.list] = .denied(.insufficientPermissions)
        let gate = isAsked ? control.hold(.list) : nil
        let ui = ViewHost(AppView(router: router))
        #expect(ui.control("to list") == "Button")
        #expect(ui.tap("to list"))
        #expect(ui.texts.first == "Home")
        #expect(ui.depth == 0)
        await gate?.arrival()
        gate?.open(with: .denied(.failed))
        await ui.settle(until: { router.records.last?.outcome != .committed })
        #expect(ui.depth == 0)
        router.expect(RouteState())
        #expect(ui.faults.isEmpty)
    }
    @Test("a link to a destination that the guard denies since it was drawn leaves no page")
    func deniedSince() {
        let control = AccessGuardMock<Route>()
        let router = Router<Route>()
        router.setGuard(control)
        let ui = ViewHost(AppView(router: router))
        #expect(ui.control("to list") == "NavigationLink")
        control.answers[.list] = .denied(.insufficientPermissions)
        ui.tap("to list")
        #expect(ui.texts.first == "Home" && ui.depth == 0)
        router.expect(RouteState())
    }
    @Test("a tapped destination is shown once its guard has allowed it")
    func asked() async {
        let control = AccessGuardMock<Route>()
        let router = Router<Route>()
        router.timing.clock = .manual(ManualClock())
        router.setGuard(control)
        let gate = control.hold(.list)
        let ui = ViewHost(AppView(router: router))
        ui.tap("to list")
        #expect(ui.depth == 0)
        await gate.arrival()
        gate.open(with: .allowed)
        await ui.settle(until: { router.path == [.list] })
        #expect(ui.texts.first == "List")
        #expect(ui.depth == 1)
        #expect(ui.faults.isEmpty)
    }
    @Test("of two links that are tapped at once, the first one pushes")
    func twoLinks() {
        let router = Router<Route>()
        let ui = ViewHost(
            NavigationContainer(router) { route in
                Text(route.name)
            } root: {
                RouterLink("to list", to: Route.list)
                RouterLink("to about", to: Route.about)
            })
        #expect(ui.tap("to list", and: "to about"))
        router.expect(RouteState(path: [.list]))
        #expect(ui.depth == 1 && ui.texts.first == "List" && ui.faults.isEmpty)
    }
    @Test("a link in a sidebar, outside of a stack, is a button that replaces what the next column shows")
    func sidebar() {
        let router = Router<Route>()
        let ui = ViewHost(
            SplitContainer(router) { _ in
                RouterLink("about", to: Route.about)
                RouterLink("settings", to: Route.settings)
            } destination: {
                Text("showing \($0.name)")
                RouterLink("list", to: Route.list)
            } placeholder: {
                Text("nothing")
            })
        #expect(ui.control("about") == "Button")
        ui.tap("about")
        #expect(ui.texts.contains("showing About"))
        #expect(ui.control("list") == "NavigationLink")
        ui.tap("list")
        router.expect(RouteState(path: [.about, .list]))
        #expect(ui.texts.contains("showing List"))
        #expect(ui.depth == 1)
        ui.tap("settings")
        #expect(ui.modals == ["sheet"])
        router.dismissAll()
        ui.settle()
        ui.tap("about")
        router.expect(RouteState(path: [.about]))
        #expect(ui.faults.isEmpty)
    }
    @Test("a double tap on a link in the middle column shows its screen once")
    func middleColumn() {
        let router = Router<Route>(path: [.list])
        let ui = ViewHost(
            SplitContainer(router) { _ in
                Text("sidebar")
            } content: { folder, _ in
                RouterLink("first", to: Route.detail(1))
                RouterLink("second", to: Route.detail(2))
            } destination: {
                Text("showing \($0.name)")
                RouterLink("about", to: Route.about)
            } placeholder: {
                Text("nothing")
            })
        ui.tap("first", twice: true)
        router.expect(RouteState(path: [.list, .detail(1)]))
        ui.tap("about")
        router.expect(RouteState(path: [.list, .detail(1), .about]))
        ui.tap("second")
        router.expect(RouteState(path: [.list, .detail(2)]))
        #expect(ui.texts.contains("showing Detail 2"))
        #expect(ui.faults.isEmpty)
    }
}
