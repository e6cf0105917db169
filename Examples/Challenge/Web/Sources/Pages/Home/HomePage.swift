import ChallengeHome
import ChallengeKit
import WaymarkWeb

extension HomeViewModel {
    var page: WebPage {
        WebPage(title: "Home", isPublic: true) { context in
            await self.load()
            return WebContent(title: "Every character, every dimension") { self.body(context) }
        }
    }

    private func body(_ context: WebContext) -> HTML {
        HTML {
            Element("p", .class("lead")) {
                "Browse who is who, where they come from, and in which episodes they turn up."
            }
            if isTourOffered {
                Element("p", .class("actions")) {
                    context.link(.class("button primary"), to: didTapTour) { "Take the tour" }
                }
            }
            Element("ul", .class("cards")) {
                section("Characters", "Alive, dead and unknown", context, didTapCharacters)
                section("Episodes", "From the pilot on", context, didTapEpisodes)
                section("Locations", "Planets, stations, microverses", context, didTapLocations)
                section("Settings", "Where the data comes from", context, didTapSettings)
            }
            Element("h2") { "Featured" }
            featured(context)
        }
    }

    private func section(
        _ title: String, _ text: String, _ context: WebContext, _ action: () -> Void
    ) -> Element {
        Element("li") {
            context.link(.class("card"), to: action) {
                Element("strong") { title }
                Element("small") { text }
            }
        }
    }

    private func featured(_ context: WebContext) -> HTML {
        HTML {
            switch state {
            case .idle, .loading: Element("p") { "Loading" }
            case .failed(let error):
                Element("div", .class("empty"), HTMLAttribute("role", "alert")) {
                    Element("p") { FailureText(error, thing: "character").text }
                    context.form("retry", action: { [self] _ in await load() }) {
                        Element("button", .class("button"), HTMLAttribute("type", "submit")) { "Try again" }
                    }
                }
            case .loaded(let characters):
                cards(characters, in: context, name: \.name, image: \.image, select: didSelectCharacter)
            }
        }
    }
}
