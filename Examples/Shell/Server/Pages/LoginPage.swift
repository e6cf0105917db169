import ShellApp
import Waymark
import WaymarkWeb

extension LoginViewModel {
    var page: WebPage {
        WebPage(title: "Log in") { [self] context in
            WebContent {
                message(of: context)
                context.form("login", .class("form")) { form in
                    if let fault = await self.logIn(form["userID"] ?? "", password: form["password"] ?? "") {
                        context.refuse(fault, form: form, keeping: ["userID"])
                    } else {
                        context.resume(else: AnyNavigation(Route.home))
                    }
                } content: {
                    field("User id", "userID", value: context.typed("userID"), autocomplete: "username")
                    field("Password", "password", type: "password", autocomplete: "current-password")
                    button("Log in")
                }
                Element("p") {
                    context.link(.id("signup"), keepsNext: true, to: didSelectSignup) { "Make an account" }
                    " or "
                    context.link(.id("forgot"), keepsNext: true, to: didSelectForgotPassword) { "replace a password" }
                }
            }
        }
    }
}
