import ShellApp
import Waymark
import WaymarkWeb

extension SignupViewModel {
    var page: WebPage {
        WebPage(title: "Create an account") { [self] context in
            WebContent {
                Element("div", .class("auth")) {
                    message(of: context)
                    context.form("signup", .class("card form")) { form in
                        if let fault = await self.signUp(form["userID"] ?? "", password: form["password"] ?? "") {
                            context.refuse(fault, form: form, keeping: ["userID"])
                        } else {
                            context.resume(else: AnyNavigation(Route.home))
                        }
                    } content: {
                        field(
                            "Username", "userID", value: context.typed("userID"), autocomplete: "username",
                            hint: "3 to 64 letters and digits")
                        field(
                            "Password", "password", type: "password", autocomplete: "new-password",
                            hint: "At least 12 characters")
                        button("Create account", .class("primary"))
                    }
                    Element("p", .class("links")) {
                        context.link(.id("login"), keepsNext: true, to: didSelectLogin) {
                            "Already have an account? Log in"
                        }
                    }
                }
            }
        }
    }
}
