import ShellApp
import Waymark
import WaymarkWeb

extension IdentityViewModel {
    var page: WebPage {
        WebPage(title: title) { [self] context in
            WebContent {
                if let step, let index = IdentityStep.allCases.firstIndex(of: step) {
                    Element("p", .class("note")) { "Step \(index + 1) of \(IdentityStep.allCases.count)" }
                    message(of: context)
                    context.form("answer", .class("card form")) { form in
                        switch await self.answer(form["answer"] ?? "") {
                        case .refused(let fault): context.refuse(fault, form: form, keeping: ["answer"])
                        case .next where context.next == nil: break
                        case .next, .done: context.resume(else: AnyNavigation(Route.home))
                        }
                    } content: {
                        field(question, "answer", value: context.typed("answer"), autocomplete: step.autocomplete)
                        button("Continue", .class("primary"))
                    }
                } else {
                    message(of: context)
                    Element("div", .class("notice")) { Element("p", .id("done")) { question } }
                }
            }
        }
    }
}

extension IdentityStep {
    fileprivate var autocomplete: String {
        switch self {
        case .name: "name"
        case .address: "address-line1"
        case .consent: "off"
        }
    }
}
