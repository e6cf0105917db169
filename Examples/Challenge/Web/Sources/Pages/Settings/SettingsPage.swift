import ChallengeSettings
import WaymarkWeb

extension SettingsViewModel {
    var page: WebPage {
        WebPage(title: "Settings") { context in
            self.didAppear()
            return WebContent {
                Element("ul", .class("rows")) {
                    Element("li") {
                        context.link(.class("row"), to: self.didTapSource) {
                            Element("span") { "Data source" }
                            Element("span", .class("aside")) { self.source.title }
                        }
                    }
                    Element("li") {
                        context.link(.class("row"), to: self.didTapAbout) { Element("span") { "About" } }
                    }
                }
            }
        }
    }
}
