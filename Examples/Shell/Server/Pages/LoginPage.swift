import ShellApp
import Waymark
import WaymarkWeb

extension LoginViewModel {
    var page: WebPage {
        WebPage(title: "Log in") { [self] context in
            WebContent {
                Element("div", .class("auth")) {
                    message(of: context)
                    context.form("login", .class("card form")) { form in
                        if let fault = await self.logIn(form["userID"] ?? "", password: form["password"] ?? "") {
                            context.refuse(fault, form: form, keeping: ["userID"])
                        } else {
                            context.resume(else: AnyNavigation(Route.home))
                        }
                    } content: {
                        field("Username", "userID", value: context.typed("userID"), autocomplete: "username")
                        field("Password", "password", type: "password", autocomplete: "current-password")
                        button("Log in", .class("primary"))
                    }
                    Element("p", .class("links")) {
                        context.link(.id("signup"), keepsNext: true, to: didSelectSignup) { "Create an account" }
                        context.link(.id("forgot"), keepsNext: true, to: didSelectForgotPassword) { "Forgot password?" }
                    }
                }
            }
        }
    }
}
