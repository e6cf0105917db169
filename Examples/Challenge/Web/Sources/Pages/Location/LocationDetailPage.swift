import ChallengeKit
import ChallengeLocation
import WaymarkWeb

extension LocationDetailViewModel {
    var page: WebPage {
        .loading("Location", thing: "location") {
            await self.load()
            return self.state
        } content: { content, context in
            WebContent(title: content.location.name) { self.body(content, context) }
        }
    }

    private func body(_ content: LocationDetails, _ context: WebContext) -> HTML {
        HTML {
            Element("dl", .class("facts")) {
                Element("dt") { "Type" }
                Element("dd") { sentence(content.location.kind) }
                Element("dt") { "Dimension" }
                Element("dd") { sentence(content.location.dimension) }
            }
            Element("h2") { "Residents" }
            cards(content.characters, in: context, name: \.name, image: \.image, select: didSelectCharacter)
        }
    }
}
