import ShellApp
import Waymark
import WaymarkWeb

extension UnauthorizedViewModel {
    var page: WebPage {
        WebPage(title: "Not yet") { [self] context in
            WebContent(status: 403) {
                Element("p", .id("unauthorized")) {
                    "This needs: \(permissions.joined(separator: ", "))."
                }
                message(of: context)
                context.form("upgrade", .class("inline")) { form in
                    if let fault = await self.upgrade() { context.refuse(fault, form: form) }
                } content: {
                    button("Get it")
                }
            }
        }
    }
}
