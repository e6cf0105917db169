import ChallengeCharacter
import WaymarkLinks
import WaymarkWeb

extension CharacterFilterViewModel {
    var page: WebPage {
        WebPage(title: "Filter") { context in
            self.didAppear()
            return WebContent {
                Element("ul", .class("choices")) {
                    self.choice(nil, "Anybody", context)
                    for status in CharacterStatus.allCases {
                        self.choice(status, status.title, context)
                    }
                }
            }
        }
    }

    private func choice(_ status: CharacterStatus?, _ name: String, _ context: WebContext) -> Element {
        let isChosen = query.status == status
        return Element("li") {
            context.link(
                .class(isChosen ? "choice chosen" : "choice"),
                HTMLAttribute("aria-current", isChosen ? "true" : "false"),
                to: { didSelectStatus(status) }
            ) { name }
        }
    }
}
