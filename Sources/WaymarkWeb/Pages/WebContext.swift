public import Waymark

/// What a page may ask while it is made: where an action of its view model would lead, and forms that run one.
///
/// A link is found by running the action against a navigator that only captures (architecture: on the web), so that
/// `didSelect` → navigator → outgoing → redirect is the same code as in the app.
@MainActor public final class WebContext {
    /// The coordinator of the page's state: render-only, or live where a form's action runs.
    public let coordinator: NavigationCoordinator
    /// The state that the page shows.
    public let state: NavigationState<AnyNavigation>
    let links: LinkMemory
    /// What went wrong: an action that leads nowhere. Empty in an app that is in order; tests assert it.
    private(set) var issues: [WebIssue] = []
    /// The form whose action is to run, and the action once the page declared it.
    private let formName: String?
    private(set) var formAction: (@MainActor (WebForm) async -> Void)?
    private var formNames: Set<String> = []
    /// What the visitor wanted before this page came in between: `next=`, read as a link of this app, or dropped.
    public let next: NavigationState<AnyNavigation>?
    private(set) var following: String?
    /// What the form that was sent has to say, if it was not taken.
    private(set) var formAnswer: WebFormAnswer?
    var shownAnswer: WebFormAnswer?
    /// The level whose page is being made: forms of different levels may have one name.
    var level = 0

    init(
        _ coordinator: NavigationCoordinator, _ state: NavigationState<AnyNavigation>,
        _ links: LinkMemory, running formName: String? = nil, next: NavigationState<AnyNavigation>? = nil
    ) {
        self.next = next
        self.coordinator = coordinator
        self.state = state
        self.links = links
        self.formName = formName
    }

    /// Whether the current code runs only to find out where an action would lead, in the action itself and in every task
    /// that it starts. A use case with side effects should do nothing then; trackers are mute.
    nonisolated public static var isCapturing: Bool { Capture.isActive }

    // MARK: links
    /// Where an action leads: the link of the state after it. nil, and an issue, where it leads nowhere.
    public func href(
        _ action: () -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> WebPath? {
        // where a form's action runs, the page is made only to find the form
        guard formName == nil else { return "/" }
        let captured = coordinator.capture(action)
        func issue(_ problem: WebIssue.Problem) -> WebPath? {
            issues.append(WebIssue(problem: problem, place: "\(fileID):\(line)"))
            return nil
        }
        if let failure = captured.failure { return issue(.failed(failure)) }
        guard captured.isNavigating else { return issue(.capturedNothing) }
        guard let path = links.href(of: captured.state) else { return issue(.noLink) }
        return path
    }

    /// A link that does what an action of the view model does. Text without a link where it leads nowhere.
    ///
    /// - Parameters:
    ///   - attributes: The link's own.
    ///   - keepsNext: Whether ``next`` goes along: from the login to the sign-up.
    ///   - action: What it does.
    ///   - fileID: Where the link stands, for an issue.
    ///   - line: Where the link stands, for an issue.
    ///   - content: What it says.
    public func link(
        _ attributes: HTMLAttribute..., keepsNext: Bool = false, to action: () -> Void, fileID: StaticString = #fileID,
        line: UInt = #line, @HTMLBuilder content: () -> HTML
    ) -> Element {
        guard var path = href(action, fileID: fileID, line: line) else {
            return Element(unchecked: "span", attributes, content: content)
        }
        if keepsNext, let next { path = links.path(path, next: next) }
        return Element(unchecked: "a", attributes, and: .href(path), content: content)
    }

    /// A piece that is the same on every page, for instance the links on top: made once, and remembered by the app.
    ///
    /// - Parameters:
    ///   - name: Names the piece; no other one in the app has the same.
    ///   - type: What else it depends on, for instance the type of the destination that is shown; nil for nothing.
    ///   - content: Makes the piece. It must not depend on the page, or on the visitor.
    public func shared(_ name: StaticString, for type: Any.Type? = nil, @HTMLBuilder content: () -> HTML) -> HTML {
        let key = LinkMemory.Piece(name: name, type: type.map { ObjectIdentifier($0) })
        if formName == nil, let known = links.pieces[key] { return known }
        let count = (issues.count, formNames.count)
        let html = content()
        // a form is one visitor's own
        if formName == nil, issues.count == count.0, formNames.count == count.1 { links.pieces[key] = html.alone() }
        return html
    }

    // MARK: forms
    /// A form that runs an action of the view model for real: for what does more than navigate. It is answered with a
    /// redirect (303) to the state that the action led to, guarded with the session as it is after the action. Sent twice
    /// from one page with the same fields, as by a double click, it runs once, and both are answered the same.
    ///
    /// - Parameters:
    ///   - name: Tells it from the other forms of the page, and is the same whenever the page is made.
    ///   - attributes: The form's own.
    ///   - action: What runs when the form is sent.
    ///   - content: The form's fields and buttons.
    public func form(
        _ name: String, _ attributes: HTMLAttribute..., action: @escaping @MainActor (WebForm) async -> Void,
        @HTMLBuilder content: () -> HTML
    ) -> Element {
        let name = "\(level).\(name)"
        if !formNames.insert(name).inserted { issues.append(WebIssue(problem: .formTwice(name), place: name)) }
        if name == formName { formAction = action }
        let path = links.links.path(of: state).flatMap(WebPath.init)
        if path == nil { issues.append(WebIssue(problem: .noLink, place: name)) }
        return Element(
            unchecked: "form",
            attributes + [HTMLAttribute("method", "post"), HTMLAttribute(unchecked: "action", path?.text ?? "/")]
        ) {
            hidden(WebForm.nameField, name)
            if let token = WebVisit.current?.formToken {
                hidden(WebForm.tokenField, token)
                hidden(WebForm.onceField, WebSecret.number())
            }
            if let next = next.flatMap(links.links.path) { hidden(WebForm.nextField, next) }
            content()
        }
    }
}

extension WebContext {
    private func hidden(_ name: String, _ value: String) -> Element {
        Element(
            unchecked: "input",
            [HTMLAttribute("type", "hidden"), HTMLAttribute("name", name), HTMLAttribute("value", value)])
    }

    /// Called in a form's action: the form is not taken. The page is shown again, with a message beside the form, and
    /// what was typed (``typed(_:)``).
    ///
    /// - Parameters:
    ///   - message: What is wrong, for the visitor.
    ///   - form: What was sent; of it `keeping` is shown again. Never a password.
    ///   - keeping: The names of the fields that are shown again.
    ///   - status: The HTTP status: 422, 429 for too many attempts, 503 for what does not work now. From 500 on it is
    ///     said even where the page may not be seen any more.
    ///   - retryAfter: After how many seconds another try is worth it (RFC 9110, section 10.2.3).
    public func refuse(
        _ message: String, form: WebForm, keeping: [String] = [], status: Int = 422, retryAfter: Int? = nil
    ) {
        let kept = keeping.reduce(into: [String: String]()) { $0[$1] = form[$1] }
        formAnswer = WebFormAnswer(message: message, typed: kept, status: status, retryAfter: retryAfter)
    }
    /// What is wrong with the form that was just sent from this page.
    public var message: String? { shownAnswer?.message }
    /// What the visitor typed into a field that is shown again.
    public func typed(_ field: String) -> String { shownAnswer?.typed[field] ?? "" }

    /// Called in a form's action: answers with what the visitor wanted before, or else with another destination.
    /// The page that follows is guarded like any other.
    public func resume(else destination: AnyNavigation) {
        let root = links.links.root
        let state = next ?? NavigationState(root: root, path: destination == root ? [] : [destination])
        following = links.links.path(of: state) ?? "/"
    }
}

/// What a form that was not taken has to say.
struct WebFormAnswer {
    let message: String
    let typed: [String: String]
    let status: Int
    let retryAfter: Int?
    var headers: [(name: String, value: String)] { retryAfter.map { [("retry-after", String($0))] } ?? [] }
}

/// A page whose action leads nowhere. A failure in a test, a line in the log, and text without a link on the page.
public struct WebIssue: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// The action did not navigate.
        case capturedNothing
        /// It asked for what could not be done: a redirect that is missing, a loop.
        case failed(NavigationFailure)
        /// The state that it leads to has no link.
        case noLink
        /// Two forms of a page have one name.
        case formTwice(String)
    }
    /// What is wrong.
    public let problem: Problem
    /// File and line of the page, or the name of the form.
    public let place: String

    public var description: String {
        switch problem {
        case .capturedNothing: "\(place): the action navigates nowhere"
        case .failed(let failure): "\(place): \(failure)"
        case .noLink: "\(place): the state that it leads to has no link"
        case .formTwice(let name): "two forms are named '\(name)'"
        }
    }
}
