#if canImport(WaymarkWeb)
import WaymarkWeb

/// A labelled field of a form.
func field(
    _ label: String, _ name: String, type: String = "text", value: String = "", autocomplete: String = "off",
    _ more: Attribute = .flag("required")
) -> Element {
    Element("label", .class("field")) {
        Element("span") { label }
        Element(
            "input", Attribute("name", name), Attribute("type", type), Attribute("value", value),
            Attribute("autocomplete", autocomplete), Attribute("maxlength", "128"), more)
    }
}
/// A form's button.
func button(_ text: String) -> Element { Element("button", Attribute("type", "submit")) { text } }

/// What a form that was just sent has to say.
func message(of context: WebContext) -> HTML {
    HTML {
        if let message = context.message {
            Element("p", .id("message"), .class("message"), Attribute("role", "alert")) { message }
        }
    }
}

extension AccountFault {
    /// The HTTP status of a form that fails with it.
    var status: Int {
        switch self {
        case .tooMany: 429
        case .unavailable: 503
        case .wrong, .taken, .invalidUserID, .invalidPassword, .invalidAnswer, .noSession: 422
        }
    }
}
#endif
