import ChallengeSystem
import WaymarkWeb

extension NotFoundViewModel {
    var page: WebPage {
        WebPage(title: "Not found") { context in
            self.didAppear()
            return WebContent(status: 404) {
                Element("div", .class("notice")) {
                    Element("p") {
                        "There is nothing at "; Element("code") { self.requested }; "."
                    }
                    Element("p", .class("actions")) {
                        context.link(.class("button"), to: self.didTapHome) { "Go home" }
                    }
                }
            }
        }
    }
}
