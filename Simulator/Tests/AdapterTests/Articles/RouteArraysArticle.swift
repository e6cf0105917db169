import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

// The code of "Migrating from FlowStacks and TCACoordinators".

/// The code about FlowStacks.
enum FlowStacksArticle {
    enum Place: Navigation {
        case order(id: Int)
        case filter

        var presentationType: PresentationType { self == .filter ? .sheet : .push }
    }

    struct OrdersFlow: View {
        @State private var router = Router<Place>()

        var body: some View {
            NavigationContainer(router) { place in
                switch place {
                case .order(let id): OrderView(id: id)
                case .filter: FilterView(onDone: { router.dismissModal() })
                }
            } root: {
                OrdersView(
                    onSelect: { router.navigate(to: .order(id: $0)) },
                    onFilter: { router.navigate(to: .filter) })
            }
        }
    }

    struct OrdersView: View {
        let onSelect: (Int) -> Void
        let onFilter: () -> Void
        var body: some View {
            Button("Order 4") { onSelect(4) }
            Button("Filter", action: onFilter)
        }
    }
    struct OrderView: View {
        let id: Int
        var body: some View { Text("This is order \(id)") }
    }
    struct FilterView: View {
        let onDone: () -> Void
        var body: some View { Button("Done", action: onDone) }
    }

    @MainActor static func several(_ router: Router<Place>) {
        router.perform(.sequence([.dismissAll, .setPath([.order(id: 4)]), .present(.filter, as: .sheet)]))
    }
}

/// The code about TCACoordinators.
enum TCACoordinatorsArticle {
    typealias Place = FlowStacksArticle.Place

    struct OrdersNavigation: Sendable {
        var openOrder: @MainActor @Sendable (Int) -> Void
        var openFilter: @MainActor @Sendable () -> Void
        var goBack: @MainActor @Sendable () -> Void

        @MainActor init(_ router: any Routing<Place>) {
            openOrder = { router.navigate(to: .order(id: $0)) }
            openFilter = { router.navigate(to: .filter) }
            goBack = { router.goBack() }
        }
    }
}

@MainActor @Suite("Migrating from FlowStacks and TCACoordinators")
struct RouteArraysTests {
    private typealias Place = FlowStacksArticle.Place
    private typealias OrdersNavigation = TCACoordinatorsArticle.OrdersNavigation

    @Test("a flow pushes and presents for screens that only have closures")
    func flow() {
        let ui = ViewHost(FlowStacksArticle.OrdersFlow())
        #expect(ui.tap("Order 4"))
        #expect(ui.texts == ["This is order 4"])
        ui.swipeBack()
        #expect(ui.tap("Filter"))
        #expect(ui.modals == ["sheet"])
        #expect(ui.tap("Done"))
        #expect(ui.modals.isEmpty && ui.faults.isEmpty)
    }
    @Test("several changes are one transition, regardless of what was shown before")
    func several() {
        let router = Router(NavigationState<Place>(path: [.order(id: 1)]).presenting(.order(id: 2), as: .fullScreen))
        let count = router.records.count
        FlowStacksArticle.several(router)
        router.expect(NavigationState(path: [.order(id: 4)]).presenting(.filter, as: .sheet))
        #expect(router.records.count == count + 1)
    }
    @Test("calls from reducers go through the router")
    func client() throws {
        let router = Router<Place>()
        let navigation = OrdersNavigation(router)
        navigation.openOrder(4)
        navigation.openFilter()
        router.expect(NavigationState(path: [.order(id: 4)]).presenting(.filter, as: .sheet))
        OrdersNavigation(try #require(router.child)).goBack()
        router.expect(NavigationState(path: [.order(id: 4)]))
        navigation.goBack()
        router.expect(NavigationState())
    }
    @Test("a mock router records the calls from reducers")
    func clientOfMock() {
        let router = RouterMock<Place>()
        let navigation = OrdersNavigation(router)
        navigation.openOrder(4)
        navigation.goBack()
        expectNavigation(by: router, to: [.order(id: 4)])
        #expect(router.goBackCallCount == 1)
    }
}
