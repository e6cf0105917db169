import ShellApp
import Waymark
import WaymarkWeb

extension HomeViewModel {
    var page: WebPage {
        WebPage(title: "Home") { [self] context in
            await load()
            return WebContent(title: account.map { "Welcome, \($0.userID.linkText)" }) {
                message(of: context)
                Element("ul", .class("cards")) {
                    if account != nil {
                        card("profile", "Your profile", "How others see you", context, didSelectProfile)
                    }
                    card("product", "Featured product", "This week’s pick", context, didSelectProduct)
                    card("settings", "Settings", "Privacy, notifications and Premium", context, didSelectSettings)
                    card("identity", "Verify your identity", verification, context, didSelectIdentity)
                }
                Element("div", .class("actions")) {
                    context.form("lock") { form in
                        if let fault = await self.lock() { context.refuse(fault, form: form) }
                    } content: {
                        button("Lock")
                    }
                    context.form("logout") { form in
                        if let fault = await self.logOut() {
                            context.refuse(fault, form: form)
                        } else {
                            context.resume(else: AnyNavigation(Route.login))
                        }
                    } content: {
                        button("Log out", .class("destructive"))
                    }
                }
            }
        }
    }

    /// The number of remaining steps, as text.
    private var verification: String {
        switch IdentityStep.allCases.count - (account?.doneSteps.count ?? 0) {
        case 0: "Done"
        case 1: "1 step left"
        case let count: "\(count) steps left"
        }
    }
    private func card(
        _ id: String, _ title: String, _ text: String, _ context: WebContext, _ action: () -> Void
    ) -> Element {
        Element("li") {
            context.link(.id(id), .class("card"), to: action) {
                Element("strong") { title }
                Element("small") { text }
            }
        }
    }
}
