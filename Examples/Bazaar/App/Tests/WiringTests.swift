import BazaarCatalog
import BazaarOrders
import Testing
import Waymark
import WaymarkTesting

@testable import BazaarApp

@Suite("Bazaar: what the app wires")
struct WiringTests {
    let mock = RouterMock<Place>()
    let book = OrderBook()

    private func wiring(_ router: any Routing<Place>) -> Wiring { Wiring(book: book, router: router) }

    @Test("M5: each closure leads to its place, shown as the place asks")
    func places() {
        let wiring = wiring(mock)
        wiring.productList().didSelect(wiring.catalog.products[0])
        wiring.product(2).didTapBuy()
        wiring.basket().didTapCheckout()
        expectNavigation(by: mock, to: [.product(id: 1), .basket, .checkout])
        #expect(mock.sheetDestinations == [.basket])
        #expect(mock.fullScreenDestinations == [.checkout])
        wiring.checkout().didTapCancel()
        #expect(mock.goBackCallCount == 1)
    }
    @Test("M1, M2: each modal has a router one level up; paying ends the cover and shows the order below")
    func levels() {
        let ground = Router<Place>()
        wiring(ground).product(2).didTapBuy()
        wiring(ground.active).basket().didTapCheckout()
        #expect(ground.active.level == 2 && ground.presentingSheet == .basket)
        wiring(ground.active).checkout().didTapPay()
        ground.expect(NavigationState().presenting(.basket, as: .sheet, path: [.order(id: 1)]))
    }
    @Test(
        "M6: every link, by its scheme and by its host; a bare word is its list",
        arguments: [
            ("product/list", Place.products), ("product", .products), ("product/2", .product(id: 2)),
            ("order/list", .orders), ("order", .orders), ("order/7", .order(id: 7)), ("basket", .basket),
        ])
    func links(_ path: String, _ place: Place) throws {
        #expect(try BazaarLinks.all.destination(of: "bazaar://\(path)") == place)
        #expect(try BazaarLinks.all.destination(of: "https://bazaar.example/\(path)") == place)
    }
    @Test("M6: a link is shown on the active level, and only there")
    func active() {
        let ground = Router<Place>(links: BazaarLinks.all)
        ground.linkArrival = .onActiveLevel
        ground.navigate(to: .basket)
        ground.open("bazaar://product/2")
        ground.expect(NavigationState().presenting(.basket, as: .sheet, path: [.product(id: 2)]))
    }
}
