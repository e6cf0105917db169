import Foundation
import ShellApp
import WaymarkWeb

extension SettingsViewModel {
    var page: WebPage {
        WebPage(title: title) { [self] context in
            await load()
            return WebContent {
                message(of: context)
                switch section {
                case nil:
                    Element("ul", .class("list")) {
                        for section in SettingsSection.allCases {
                            Element("li") {
                                context.link(.id(section.rawValue), to: { didSelect(section) }) {
                                    section.rawValue.capitalized
                                }
                            }
                        }
                    }
                case .privacy:
                    Element("p") {
                        "A recovery code replaces a forgotten password, once. Keep it where nobody finds it."
                    }
                    context.form("recovery", .class("form")) { form in
                        switch await self.makeRecoveryCode(password: form["password"] ?? "") {
                        case .success(let code):
                            context.refuse("Your recovery code is \(code)", form: form, status: 200)
                        case .failure(let fault): context.refuse(fault, form: form)
                        }
                    } content: {
                        field(
                            "User id", "userID", value: account?.userID.linkText ?? "", autocomplete: "username",
                            .flag("readonly"))
                        field("Your password", "password", type: "password", autocomplete: "current-password")
                        button("Make a recovery code")
                    }
                case .notifications: Element("p", .id("notifications-on")) { "You are told when something happens." }
                case .premium: Element("p", .id("premium-on")) { "You see who visited your profile." }
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
}
