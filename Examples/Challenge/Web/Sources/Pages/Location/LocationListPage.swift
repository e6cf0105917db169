import ChallengeKit
import ChallengeLocation
import WaymarkWeb

extension LocationListViewModel {
    var page: WebPage {
        .loading("Locations", thing: "page of locations") {
            await self.load()
            return self.state
        } failure: { error, context in
            error == .notFound ? WebContent.beyond(self.number, in: context, show: self.didSelectPage) : nil
        } content: { page, context in
            WebContent {
                Element("ul", .class("rows")) {
                    for location in page.items { self.row(location, context) }
                }
                pager(number: page.number, count: page.count, in: context, show: self.didSelectPage)
            }
        }
    }

    private func row(_ location: Location, _ context: WebContext) -> Element {
        Element("li") {
            context.link(.class("row"), to: { didSelectItem(location) }) {
                Element("span") { location.name }
                Element("span", .class("aside")) { sentence(location.kind) }
            }
        }
    }
}
