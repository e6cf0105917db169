import BazaarCatalog
import Testing

@Suite("Bazaar: the catalog")
struct CatalogTests {
    @Test("M4: what is tapped comes out of the closures, as identifiers")
    func closures() {
        var heard: [String] = []
        let catalog = Catalog()
        let list = ProductListModel(
            catalog: catalog, onSelect: { heard.append("product \($0)") }, onBasket: { heard.append("basket") })
        list.didSelect(catalog.products[1])
        list.didTapBasket()
        ProductModel(id: 3, catalog: catalog) { heard.append("buy \($0.name)") }.didTapBuy()
        #expect(heard == ["product 2", "basket", "buy Tea glass"])
    }
}
