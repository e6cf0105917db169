import ChallengeEpisode
import ChallengeKit
import WaymarkWeb

extension EpisodeListViewModel {
    var page: WebPage {
        .loading("Episodes", thing: "page of episodes") {
            await self.load()
            return self.state
        } failure: { error, context in
            error == .notFound ? WebContent.beyond(self.number, in: context, show: self.didSelectPage) : nil
        } content: { page, context in
            WebContent {
                Element("ul", .class("rows")) {
                    for episode in page.items { self.row(episode, context) }
                }
                pager(number: page.number, count: page.count, in: context, show: self.didSelectPage)
            }
        }
    }

    private func row(_ episode: Episode, _ context: WebContext) -> Element {
        Element("li") {
            context.link(.class("row"), to: { didSelectItem(episode) }) {
                Element("span", .class("code")) { episode.code }
                Element("span") {
                    episode.name
                    Element("small") { episode.airDate }
                }
            }
        }
    }
}
