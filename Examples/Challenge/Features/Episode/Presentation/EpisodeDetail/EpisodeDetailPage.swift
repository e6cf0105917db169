import ChallengeKit
import WaymarkWeb

extension EpisodeDetailViewModel {
    /// The episode as a page.
    var page: WebPage {
        WebPage(title: "Episode") { context in
            await self.load()
            switch self.state {
            case .loading: return WebContent { Element("p") { "Loading" } }
            case .failed(let error):
                return .failure(error, thing: "episode", in: context) { await self.load() }
            case .loaded(let content):
                return WebContent(title: content.episode.name) { self.body(content, context) }
            }
        }
    }

    private func body(_ content: Content, _ context: WebContext) -> HTML {
        HTML {
            Element("dl", .class("facts")) {
                Element("dt") { "Aired" }
                Element("dd") { content.episode.airDate }
                Element("dt") { "Code" }
                Element("dd") { content.episode.code }
            }
            Element("h2") { "Characters" }
            Element("ul", .class("grid grid-small")) {
                for character in content.characters {
                    Element("li") {
                        context.link(.class("card"), to: { didSelect(character) }) {
                            picture(character.image, of: "", class: "card-picture", size: 300)
                            Element("span", .class("card-text")) { Element("strong") { character.name } }
                        }
                    }
                }
            }
        }
    }
}
