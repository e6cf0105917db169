import ChallengeKit
import WaymarkWeb

extension LocationListViewModel {
    /// The list as a page.
    var page: WebPage {
        WebPage(title: "Locations") { context in
            await self.load()
            switch self.state {
            case .loading: return WebContent { Element("p") { "Loading" } }
            case .failed(let error):
                return .failure(error, thing: "page of locations", in: context) { await self.load() }
            case .loaded(let page):
                return WebContent {
                    Element("ul", .class("rows")) {
                        for location in page.items { self.row(location, context) }
                    }
                    pager(number: page.number, count: page.count, in: context, show: self.didSelectPage)
                }
            }
        }
    }

    private func row(_ location: Location, _ context: WebContext) -> Element {
        Element("li") {
            context.link(.class("row"), to: { didSelect(location) }) {
                Element("span") { location.name }
                Element("span", .class("aside")) { location.kind }
            }
        }
    }
}
