import ShellApp
import WaymarkWeb

extension LockViewModel {
    var page: WebPage {
        WebPage(title: "Locked") { [self] context in
            let (userID, isStale) = (await userID(), await isStale())
            return WebContent {
                Element("div", .class("auth")) {
                    message(of: context)
                    context.form("unlock", .class("card form")) { form in
                        if let fault = await self.unlock(password: form["password"] ?? "") {
                            context.refuse(fault, form: form)
                        }
                    } content: {
                        field("Username", "userID", value: userID, autocomplete: "username", .flag("readonly"))
                        field("Password", "password", type: "password", autocomplete: "current-password")
                        button("Unlock", .class("primary"))
                    }
                    if isStale {
                        Element("p") { "Your session has changed since you locked it, and may be open elsewhere." }
                    }
                    Element("div", .class("actions")) {
                        if isStale {
                            context.form("lock") { form in
                                if let fault = await self.lock() { context.refuse(fault, form: form) }
                            } content: {
                                button("Lock everywhere")
                            }
                        }
                        context.form("logout") { form in
                            if let fault = await self.logOut() { context.refuse(fault, form: form) }
                        } content: {
                            button("Log out", .class("destructive"))
                        }
                    }
                }
            }
        }
    }
}
