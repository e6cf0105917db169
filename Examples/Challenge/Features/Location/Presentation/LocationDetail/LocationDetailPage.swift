import ChallengeKit
import WaymarkWeb

extension LocationDetailViewModel {
    /// The location as a page.
    var page: WebPage {
        WebPage(title: "Location") { context in
            await self.load()
            switch self.state {
            case .loading: return WebContent { Element("p") { "Loading" } }
            case .failed(let error):
                return .failure(error, thing: "location", in: context) { await self.load() }
            case .loaded(let content):
                return WebContent(title: content.location.name) { self.body(content, context) }
            }
        }
    }

    private func body(_ content: Content, _ context: WebContext) -> HTML {
        HTML {
            Element("dl", .class("facts")) {
                Element("dt") { "Type" }
                Element("dd") { content.location.kind }
                Element("dt") { "Dimension" }
                Element("dd") { content.location.dimension }
            }
            Element("h2") { "Residents" }
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
