import Foundation
import ShellApp
import WaymarkWeb

extension SettingsViewModel {
    var page: WebPage {
        WebPage(title: title) { [self] context in
            await load()
            return WebContent {
                switch section {
                case nil: sections(context)
                case .privacy: privacy(context)
                case .notifications:
                    Element("ul", .class("rows")) {
                        Element("li", .class("row")) {
                            Element("span") {
                                "Activity"
                                Element("small", .id("notifications-on")) { explanation }
                            }
                            Element("span", .class("aside")) { "On" }
                        }
                    }
                case .premium:
                    Element("div", .id("premium-on"), .class("empty")) {
                        Element("strong") { "No visitors yet" }
                        Element("p") { "You’ll see who visited your profile here." }
                    }
                case .account:
                    Element("dl", .class("facts")) {
                        for step in IdentityStep.allCases {
                            Element("dt") { step.rawValue.capitalized }
                            Element("dd") { account?.identity[step] ?? "" }
                        }
                    }
                }
            }
        }
    }

    private func sections(_ context: WebContext) -> Element {
        Element("ul", .class("rows")) {
            for section in SettingsSection.allCases {
                Element("li") {
                    context.link(.id(section.rawValue), .class("row"), to: { didSelect(section) }) {
                        Element("span") {
                            section.rawValue.capitalized
                            Element("small") { section.summary }
                        }
                    }
                }
            }
        }
    }

    private func privacy(_ context: WebContext) -> HTML {
        let announcement = "Your recovery code is "
        return HTML {
            Element("p") { explanation }
            message(of: context, isGood: context.message?.hasPrefix(announcement) == true)
            context.form("recovery", .class("card form")) { form in
                switch await self.makeRecoveryCode(password: form["password"] ?? "") {
                case .success(let code): context.refuse(announcement + code, form: form, status: 200)
                case .failure(let fault): context.refuse(fault, form: form)
                }
            } content: {
                field(
                    "Username", "userID", value: account?.userID.linkText ?? "", autocomplete: "username",
                    .flag("readonly"))
                field("Password", "password", type: "password", autocomplete: "current-password")
                button("Create recovery code", .class("primary"))
            }
        }
    }
}

extension SettingsSection {
    fileprivate var summary: String {
        switch self {
        case .privacy: "Recovery code"
        case .notifications: "Visits and replies"
        case .premium: "See who stopped by"
        case .account: "Your verified details"
        }
    }
}
