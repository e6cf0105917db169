import ShellApp
import Waymark
import WaymarkWeb

/// Returns a form field with a label.
///
/// - Parameter more: A further attribute of the input. By default, the field is required.
func field(
    _ label: String, _ name: String, type: String = "text", value: String = "", autocomplete: String = "off",
    hint: String? = nil, _ more: HTMLAttribute = .flag("required")
) -> Element {
    Element("label", .class("field")) {
        Element("span") { label }
        Element(
            "input", HTMLAttribute("name", name), HTMLAttribute("type", type), HTMLAttribute("value", value),
            HTMLAttribute("autocomplete", autocomplete),
            HTMLAttribute("maxlength", "\(type == "password" ? PasswordText.maximumBytes : 128)"), more)
        if let hint { Element("small") { hint } }
    }
}
/// Returns a form's submit button.
func button(_ text: String, _ style: HTMLAttribute = .class("button")) -> Element {
    Element("button", style, HTMLAttribute("type", "submit")) { text }
}

/// Returns the message about the form that was submitted; empty if there is none.
///
/// - Parameter isGood: true if the message reports a success.
func message(of context: WebContext, isGood: Bool = false) -> HTML {
    HTML {
        if let message = context.message {
            Element(
                "p", .id("message"), .class("message"), HTMLAttribute("role", isGood ? "status" : "alert")
            ) { message }
        }
    }
}

extension AccountFault {
    /// The HTTP status of a page that can't be shown, or of the response to a form that fails, because of this error.
    var status: Int {
        switch self {
        case .tooMany: 429
        case .unavailable, .notWritten, .notRevoked, .busy: 503
        case .wrong, .taken, .invalidUserID, .invalidPassword, .invalidAnswer, .tooLarge, .noConsent, .noSession: 422
        }
    }
    /// The number of seconds after which to try again; nil if waiting doesn't help.
    var retryAfter: Int? {
        switch self {
        case .tooMany: Int(AccountDatabase.attempts.window)
        case .busy: 3
        case .unavailable: 10
        case .wrong, .taken, .invalidUserID, .invalidPassword, .invalidAnswer, .tooLarge, .noConsent, .noSession,
            .notWritten, .notRevoked:
            nil
        }
    }
    /// Returns the content of a page that can't be shown because of this error.
    ///
    /// - Parameter more: The content after the explanation.
    @MainActor func content(@HTMLBuilder _ more: () -> HTML = { HTML {} }) -> WebContent {
        WebContent(status: status, title: "Temporarily unavailable", retryAfter: retryAfter) {
            Element("div", .class("notice")) {
                Element("p", .id("unavailable")) { "\(self)" }
                if let retryAfter { Element("p") { "This page reloads in \(retryAfter) seconds." } }
                Element("div", .class("actions")) { more() }
            }
        }
    }
    @MainActor fileprivate func refuse(_ context: WebContext, _ form: WebForm, _ keeping: [String]) {
        context.refuse("\(self)", form: form, keeping: keeping, status: status, retryAfter: retryAfter)
    }
}

extension WebContext {
    /// Shows a route above its ancestors.
    func show(_ route: Route) {
        coordinator.perform(.setPath((route.ancestors + [route]).map { AnyNavigation($0) }))
    }
    /// Refuses the submitted form with an error, so that its page is shown again with a message.
    func refuse(_ fault: AccountFault, form: WebForm, keeping: [String] = []) { fault.refuse(self, form, keeping) }
}
