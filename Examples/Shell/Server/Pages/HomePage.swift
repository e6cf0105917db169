import ShellApp
import Waymark
import WaymarkWeb

extension HomeViewModel {
    var page: WebPage {
        WebPage(title: "Home") { [self] context in
            await load()
            return WebContent {
                message(of: context)
                if let account { Element("p", .id("welcome")) { "Welcome, \(account.userID.linkText)." } }
                Element("ul", .class("list")) {
                    if account != nil {
                        Element("li") { context.link(.id("profile"), to: didSelectProfile) { "Your profile" } }
                    }
                    Element("li") { context.link(.id("product"), to: didSelectProduct) { "Featured product" } }
                    Element("li") { context.link(.id("settings"), to: didSelectSettings) { "Settings" } }
                    Element("li") { context.link(.id("identity"), to: didSelectIdentity) { "Who you are" } }
                }
                context.form("lock", .class("inline")) { form in
                    if let fault = await self.lock() { context.refuse(fault, form: form) }
                } content: {
                    button("Lock")
                }
                context.form("logout", .class("inline")) { form in
                    if let fault = await self.logOut() {
                        context.refuse(fault, form: form)
                    } else {
                        context.resume(else: AnyNavigation(Route.login))
                    }
                } content: {
                    button("Log out")
                }
            }
        }
    }
}
