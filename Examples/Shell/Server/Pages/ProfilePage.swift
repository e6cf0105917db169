import Foundation
import ShellApp
import WaymarkWeb

extension ProfileViewModel {
    var page: WebPage {
        WebPage(title: title) { [self] context in
            await load()
            if let fault { return fault.content() }
            return WebContent(status: account == nil ? 404 : 200) {
                if let account {
                    Element("p", .class("tabs")) {
                        for tab in ProfileTab.allCases {
                            context.link(.id(tab.rawValue), to: { didSelect(tab) }) { tab.rawValue.capitalized }
                        }
                    }
                    switch tab {
                    case .about:
                        Element("p", .id("who")) {
                            account.identity[.name] ?? "\(account.userID.linkText) has not said more."
                        }
                    case .posts:
                        Element("ul", .class("list")) { for post in posts { Element("li") { post } } }
                    }
                } else {
                    Element("p", .id("nobody")) { "There is nobody of that name." }
                }
                Element("p") { context.link(.id("home"), to: didSelectHome) { "Home" } }
            }
        }
    }
}
