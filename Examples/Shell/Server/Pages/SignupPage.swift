import ShellApp
import Waymark
import WaymarkWeb

extension SignupViewModel {
    var page: WebPage {
        WebPage(title: "Make an account") { [self] context in
            WebContent {
                message(of: context)
                context.form("signup", .class("form")) { form in
                    if let fault = await self.signUp(form["userID"] ?? "", password: form["password"] ?? "") {
                        context.refuse(fault, form: form, keeping: ["userID"])
                    } else {
                        context.resume(else: AnyNavigation(Route.home))
                    }
                } content: {
                    field(
                        "User id, 3 to 64 letters and digits", "userID", value: context.typed("userID"),
                        autocomplete: "username")
                    field(
                        "Password, at least 12 characters", "password", type: "password", autocomplete: "new-password")
                    button("Make the account")
                }
                Element("p") {
                    context.link(.id("login"), keepsNext: true, to: didSelectLogin) { "Log in instead" }
                }
            }
        }
    }
}
