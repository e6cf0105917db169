import ChallengeCharacter
import ChallengeKit
import WaymarkWeb

extension CharacterDetailViewModel {
    var page: WebPage {
        .loading("Character", thing: "character") {
            await self.load()
            return self.state
        } content: { content, context in
            WebContent(
                title: content.character.name,
                description: "\(content.character.name) in Rick and Morty: status, origin and every episode."
            ) { self.body(content, context) }
        }
    }

    private func body(_ content: CharacterDetails, _ context: WebContext) -> HTML {
        let character = content.character
        return HTML {
            Element("div", .class("profile")) {
                context.link(.class("profile-picture"), .label("Picture of \(character.name)"), to: didTapPicture) {
                    picture(character.image, of: character.name, class: "portrait", size: 300, in: context)
                }
                Element("dl", .class("facts")) {
                    Element("dt") { "Status" }
                    Element("dd", .class("status status-\(character.status.rawValue)")) {
                        character.status.title
                    }
                    Element("dt") { "Species" }
                    Element("dd") { sentence(character.species) }
                    Element("dt") { "Gender" }
                    Element("dd") { sentence(character.gender) }
                    Element("dt") { "Origin" }
                    Element("dd") { place(character.origin, context) }
                    Element("dt") { "Last seen" }
                    Element("dd") { place(character.location, context) }
                }
            }
            Element("h2") { "Episodes" }
            Element("ul", .class("rows")) {
                for appearance in content.appearances {
                    Element("li") {
                        context.link(.class("row"), to: { didSelectEpisode(appearance) }) {
                            Element("span", .class("code")) { appearance.code }
                            Element("span") { appearance.name }
                        }
                    }
                }
            }
        }
    }

    private func place(_ place: Character.Place, _ context: WebContext) -> HTML {
        HTML {
            if let identifier = place.identifier {
                context.link(to: { didSelectLocation(identifier: identifier) }) { place.name }
            } else {
                sentence(place.name)
            }
        }
    }
}
