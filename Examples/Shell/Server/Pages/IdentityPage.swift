import ShellApp
import Waymark
import WaymarkWeb

extension IdentityViewModel {
    var page: WebPage {
        WebPage(title: title) { [self] context in
            WebContent {
                message(of: context)
                if step != nil {
                    context.form("answer", .class("form")) { form in
                        let (fault, isLast) = await self.answer(form["answer"] ?? "")
                        if let fault {
                            context.refuse(fault, form: form, keeping: ["answer"])
                        } else if isLast || context.next != nil {
                            context.resume(else: AnyNavigation(Route.home))
                        }
                    } content: {
                        field(question, "answer", value: context.typed("answer"))
                        button("Go on")
                    }
                } else {
                    Element("p", .id("done")) { question }
                }
                Element("p") { context.link(.id("home"), to: didSelectHome) { "Home" } }
            }
        }
    }
}
