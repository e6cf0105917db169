import ChallengeEpisode
import ChallengeKit
import WaymarkWeb

extension EpisodeDetailViewModel {
    var page: WebPage {
        .loading("Episode", thing: "episode") {
            await self.load()
            return self.state
        } content: { content, context in
            WebContent(title: content.episode.name) { self.body(content, context) }
        }
    }

    private func body(_ content: EpisodeDetails, _ context: WebContext) -> HTML {
        HTML {
            Element("dl", .class("facts")) {
                Element("dt") { "Aired" }
                Element("dd") { content.episode.airDate }
                Element("dt") { "Code" }
                Element("dd") { content.episode.code }
            }
            Element("h2") { "Characters" }
            cards(content.characters, in: context, name: \.name, image: \.image, select: didSelectCharacter)
        }
    }
}
