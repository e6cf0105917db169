#if canImport(WaymarkWeb)
import WaymarkWeb

extension LockViewModel {
    var page: WebPage {
        WebPage(title: "Locked") { [self] context in
            let userID = await userID()
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
                context.form("logout", .class("inline")) { form in
                    if let fault = await self.logOut() { context.refuse(fault, form: form) }
                } content: {
                    button("Log out")
                }
            }
        }
    }
}
#endif
