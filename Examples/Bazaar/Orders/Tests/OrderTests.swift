import BazaarOrders
import Testing

@Suite("Bazaar: orders")
struct OrderTests {
    let book = OrderBook()

    @Test("M4: an empty basket does not lead to the checkout")
    func empty() {
        var count = 0
        let basket = BasketModel(book: book) { count += 1 }
        basket.didTapCheckout()
        #expect(count == 0)
        book.add("Rug")
        basket.didTapCheckout()
        #expect(count == 1)
    }
    @Test("paying orders what is in the basket, and says which order it is")
    func pays() {
        var paid: Int?
        book.add("Rug")
        CheckoutModel(book: book, onPaid: { paid = $0 }, onCancel: {}).didTapPay()
        #expect(paid == 1 && book.basket.isEmpty)
        #expect(OrdersModel(book: book, id: 1).orders == ["Order 1: Rug"])
    }
}
