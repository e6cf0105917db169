import ShellApp
import Waymark
import WaymarkWeb

extension UnauthorizedViewModel {
    var page: WebPage {
        WebPage(title: title) { [self] context in
            WebContent(status: 403) {
                Element("div", .class("notice")) {
                    Element("p", .id("unauthorized")) { explanation }
                    message(of: context)
                    Element("div", .class("actions")) {
                        context.form("upgrade") { form in
                            if let fault = await self.upgrade() { context.refuse(fault, form: form) }
                        } content: {
                            button("Upgrade", .class("primary"))
                        }
                        context.link(.class("button"), to: { context.show(parent) }) { "Not now" }
                    }
                }
            }
        }
    }
}
