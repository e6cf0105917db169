import ChallengeSettings
import WaymarkWeb

extension SettingsSourceViewModel {
    /// The page of the data source screen. It has a form for each source rather than a link, because choosing a source
    /// has side effects.
    var page: WebPage {
        WebPage(title: "Data source") { context in
            self.didAppear()
            return WebContent {
                Element("ul", .class("choices")) {
                    for choice in DataSourceChoice.allCases {
                        Element("li") { self.choice(choice, context) }
                    }
                }
                if !self.availableSources.contains(.remote) {
                    Element("p", .class("note")) {
                        "To use the API, start the app with its address in CHALLENGE_API."
                    }
                }
            }
        }
    }

    private func choice(_ choice: DataSourceChoice, _ context: WebContext) -> HTML {
        let isChosen = choice == source
        return HTML {
            context.form("source-\(choice.rawValue)", action: { [self] _ in didSelectSource(choice) }) {
                if availableSources.contains(choice) {
                    Element(
                        "button", .class(isChosen ? "choice chosen" : "choice"), HTMLAttribute("type", "submit"),
                        HTMLAttribute("aria-pressed", isChosen ? "true" : "false")
                    ) { choice.title }
                } else {
                    Element("button", .class("choice"), HTMLAttribute("type", "submit"), .flag("disabled")) {
                        choice.title
                    }
                }
            }
        }
    }
}
