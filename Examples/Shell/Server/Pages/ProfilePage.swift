import Foundation
import ShellApp
import WaymarkWeb

extension ProfileViewModel {
    var page: WebPage {
        WebPage(title: title) { [self] context in
            await load()
            if let fault { return fault.content() }
            guard let account else {
                return WebContent(status: 404, title: "Profile not found") {
                    Element("div", .class("notice")) { Element("p", .id("nobody")) { "No one goes by that name." } }
                }
            }
            return WebContent {
                Element("nav", .label("Profile")) {
                    Element("ul", .class("tabs")) {
                        for tab in ProfileTab.allCases {
                            Element("li") {
                                context.link(
                                    .id(tab.rawValue), .when(tab == self.tab, HTMLAttribute("aria-current", "page")),
                                    to: { didSelect(tab) }
                                ) { tab.rawValue.capitalized }
                            }
                        }
                    }
                }
                switch tab {
                case .about:
                    Element("dl", .class("facts")) {
                        Element("dt") { "Username" }
                        Element("dd") { title }
                        Element("dt") { "Name" }
                        Element("dd", .id("who")) { account.identity[.name] ?? "Not added yet" }
                    }
                case .posts:
                    Element("ul", .class("rows")) {
                        for post in posts { Element("li", .class("row")) { Element("span") { post } } }
                    }
                }
            }
        }
    }
}
