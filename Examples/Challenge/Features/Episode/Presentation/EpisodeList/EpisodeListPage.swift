import ChallengeKit
import WaymarkWeb

extension EpisodeListViewModel {
    /// The list as a page.
    var page: WebPage {
        WebPage(title: "Episodes") { context in
            await self.load()
            switch self.state {
            case .loading: return WebContent { Element("p") { "Loading" } }
            case .failed(let error):
                return .failure(error, thing: "page of episodes", in: context) { await self.load() }
            case .loaded(let page):
                return WebContent {
                    Element("ul", .class("rows")) {
                        for episode in page.items { self.row(episode, context) }
                    }
                    pager(number: page.number, count: page.count, in: context, show: self.didSelectPage)
                }
            }
        }
    }

    private func row(_ episode: Episode, _ context: WebContext) -> Element {
        Element("li") {
            context.link(.class("row"), to: { didSelect(episode) }) {
                Element("span", .class("code")) { episode.code }
                Element("span") { episode.name }
                Element("span", .class("aside")) { episode.airDate }
            }
        }
    }
}
