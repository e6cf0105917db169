import ChallengeOnboarding
import WaymarkWeb

extension TourViewModel {
    var page: WebPage {
        WebPage(title: "Welcome") { context in
            self.didAppear()
            return WebContent {
                Element("ol", .class("tour")) {
                    for step in self.steps {
                        Element("li", .class("card")) {
                            Element("strong") { step.title }
                            Element("small") { step.text }
                        }
                    }
                }
                context.form("start", action: { [self] _ in didTapStart() }) {
                    Element("button", .class("primary"), HTMLAttribute("type", "submit")) { "Get started" }
                }
            }
        }
    }
}
