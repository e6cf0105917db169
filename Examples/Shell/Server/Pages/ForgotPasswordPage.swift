import ShellApp
import Waymark
import WaymarkWeb

extension ForgotPasswordViewModel {
    var page: WebPage {
        WebPage(title: "Reset your password") { [self] context in
            WebContent {
                Element("div", .class("auth")) {
                    message(of: context)
                    context.form("recover", .class("card form")) { form in
                        let fault = await self.replace(
                            form["userID"] ?? "", code: form["code"] ?? "", password: form["password"] ?? "")
                        if let fault {
                            context.refuse(fault, form: form, keeping: ["userID"])
                        }
                    } content: {
                        field("Username", "userID", value: context.typed("userID"), autocomplete: "username")
                        field("Recovery code", "code", hint: "You created it in Settings › Privacy.")
                        field(
                            "New password", "password", type: "password", autocomplete: "new-password",
                            hint: "At least 12 characters")
                        button("Reset password", .class("primary"))
                    }
                }
            }
        }
    }
}
