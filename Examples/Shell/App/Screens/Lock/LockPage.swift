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
                        context.refuse("\(fault)", form: form, status: fault.status)
                    }
                } content: {
                    field("User id", "userID", value: userID, autocomplete: "username", .flag("readonly"))
                    field("Password", "password", type: "password", autocomplete: "current-password")
                    button("Unlock")
                }
                context.form("logout", .class("inline")) { _ in
                    await self.logOut()
                } content: {
                    button("Log out")
                }
            }
        }
    }
}
#endif
