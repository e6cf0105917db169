import ChallengeCharacter
import ChallengeKit
import WaymarkWeb

extension CharacterGalleryViewModel {
    var page: WebPage {
        .loading("Picture", thing: "picture") {
            await self.load()
            return self.state
        } content: { character, context in
            WebContent(title: character.name) { self.body(character, context) }
        }
    }

    private func body(_ character: Character, _ context: WebContext) -> HTML {
        HTML {
            Element("div", .class("gallery")) {
                picture(character.image, of: character.name, class: "gallery-picture", size: 600, in: context)
            }
            Element("nav", .class("pager"), .label("Pictures")) {
                if hasPrevious {
                    context.link(.class("button"), HTMLAttribute("rel", "prev"), to: didTapPrevious) { "Previous" }
                }
                if hasNext {
                    context.link(.class("button"), HTMLAttribute("rel", "next"), to: didTapNext) { "Next" }
                }
            }
        }
    }
}
