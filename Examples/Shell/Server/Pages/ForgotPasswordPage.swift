import ShellApp
import Waymark
import WaymarkWeb

extension ForgotPasswordViewModel {
    var page: WebPage {
        WebPage(title: "Replace a password") { [self] context in
            WebContent {
                message(of: context)
                context.form("recover", .class("form")) { form in
                    let fault = await self.replace(
                        form["userID"] ?? "", code: form["code"] ?? "", password: form["password"] ?? "")
                    if let fault {
                        context.refuse(fault, form: form, keeping: ["userID"])
                    }
                } content: {
                    field("User id", "userID", value: context.typed("userID"), autocomplete: "username")
                    field("Recovery code, from the settings", "code", autocomplete: "off")
                    field("New password", "password", type: "password", autocomplete: "new-password")
                    button("Replace it")
                }
            }
        }
    }
}
