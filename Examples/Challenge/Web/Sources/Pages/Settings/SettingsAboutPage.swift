import ChallengeSettings
import WaymarkWeb

extension SettingsAboutViewModel {
    var page: WebPage {
        WebPage(title: "About", isPublic: true) { context in
            self.didAppear()
            return WebContent {
                Element("p") {
                    "Challenge shows the characters, episodes and locations of the public Rick and Morty API. "
                    "It is an example app of Waymark: every link on its pages is found by running the app's own actions."
                }
                Element("p", .class("actions")) {
                    context.link(.class("button"), to: self.didTapTour) { "Take the tour" }
                }
            }
        }
    }
}
