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
                        switch await self.answer(form["answer"] ?? "") {
                        case .refused(let fault): context.refuse(fault, form: form, keeping: ["answer"])
                        case .next where context.next == nil: break
                        case .next, .done: context.resume(else: AnyNavigation(Route.home))
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
