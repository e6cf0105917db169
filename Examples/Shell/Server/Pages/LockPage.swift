import ShellApp
import WaymarkWeb

extension LockViewModel {
    var page: WebPage {
        WebPage(title: "Locked") { [self] context in
            let (userID, isStale) = (await userID(), await isStale())
            return WebContent {
                message(of: context)
                context.form("unlock", .class("form")) { form in
                    if let fault = await self.unlock(password: form["password"] ?? "") {
                        context.refuse(fault, form: form)
                    }
                } content: {
                    field("User id", "userID", value: userID, autocomplete: "username", .flag("readonly"))
                    field("Password", "password", type: "password", autocomplete: "current-password")
                    button("Unlock")
                }
                if isStale {
                    Element("p") { "Your session has changed since this page was made, and may be open elsewhere." }
                    context.form("lock", .class("inline")) { form in
                        if let fault = await self.lock() { context.refuse(fault, form: form) }
                    } content: {
                        button("Lock it there")
                    }
                }
                context.form("logout", .class("inline")) { form in
                    if let fault = await self.logOut() { context.refuse(fault, form: form) }
                } content: {
                    button("Log out")
                }
            }
        }
    }
}
