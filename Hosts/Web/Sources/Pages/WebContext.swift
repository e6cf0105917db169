public import Waymark

/// What a page uses while it is rendered: links that do what an action of its view model does, and forms that run one.
///
/// The target of a link is found by running the action on a navigator that only captures, so the way from `didSelect`
/// through navigator and redirect is the same code as in the app.
@MainActor public final class WebContext {
    /// The coordinator of the page's state: render-only, or live while a form's action runs.
    public let coordinator: NavigationCoordinator
    /// The state that the page shows.
    public let state: NavigationState<AnyNavigation>
    let links: LinkMemory
    /// The problems found, such as an action that leads nowhere. Empty in a correct app; tests check it.
    private(set) var issues: [WebIssue] = []
    /// The form whose action is to run, and the action once the page has declared it.
    private let formName: String?
    private(set) var formAction: (@MainActor (WebForm) async -> Void)?
    private var formNames: Set<String> = []
    /// The page that the visitor wanted before this one came in between: `next=`, dropped unless it is a link of this
    /// app.
    public let next: NavigationState<AnyNavigation>?
    private(set) var following: String?
    /// The message of the submitted form, if it was refused.
    private(set) var formAnswer: WebFormAnswer?
    var shownAnswer: WebFormAnswer?
    private let isRooted: Bool
    /// The level being rendered: forms on different levels may have the same name.
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
        isRooted = state.ground.root == links.links.root
    }

    /// True if the current code runs only to find out where an action would lead, in the action itself and in every
    /// task that it starts. A use case with side effects should do nothing then; trackers are mute.
    nonisolated public static var isCapturing: Bool { Capture.isActive }

    // MARK: links
    /// The link of the state that an action leads to. If it leads nowhere, nil, and an issue is recorded.
    public func href(
        _ action: () -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> WebPath? {
        // while a form's action runs, the page is rendered only to find the form
        guard formName == nil else { return "/" }
        let captured = coordinator.capture(action)
        func issue(_ problem: WebIssue.Problem) -> WebPath? {
            issues.append(WebIssue(problem: problem, place: "\(fileID):\(line)"))
            return nil
        }
        if let failure = captured.failure { return issue(.failed(failure)) }
        guard captured.isNavigating else { return issue(.capturedNothing) }
        return links.href(of: captured.state, on: coordinator, isRooted: isRooted) ?? issue(.noLink)
    }

    /// A link that does what an action of the view model does; plain text if the action leads nowhere.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of the link.
    ///   - keepsNext: Whether the link passes ``next`` on, as from the login to the sign-up.
    ///   - action: The action.
    ///   - fileID: The file of the call, for an issue.
    ///   - line: The line of the call, for an issue.
    ///   - content: The content of the link.
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

    /// A fragment that is the same on every page, such as the links at the top. It is made once and cached by the app.
    ///
    /// - Parameters:
    ///   - name: The fragment's name, unique in the app.
    ///   - type: A type that the fragment depends on, such as that of the destination shown; nil if there is none.
    ///   - content: Makes the fragment. It mustn't depend on the page or on the visitor.
    public func shared(_ name: StaticString, for type: Any.Type? = nil, @HTMLBuilder content: () -> HTML) -> HTML {
        let key = LinkMemory.Piece(name: "\(name)", type: type.map { ObjectIdentifier($0) })
        if formName == nil, let known = links.pieces[key] { return known }
        let count = (issues.count, formNames.count)
        let html = content()
        // a form belongs to one visitor
        if formName == nil, issues.count == count.0, formNames.count == count.1 { links.pieces[key] = html }
        return html
    }

    /// The address of a static file with its version, which browsers may keep for a year; the path as it is if the app
    /// has no such file.
    public func asset(_ path: WebPath) -> WebPath { links.assets.pinned(path) }

    // MARK: forms
    /// True if there are forms on the page, and with them what belongs to one visitor.
    var hasForms: Bool { !formNames.isEmpty }
    /// A form that really runs an action of the view model, for actions that do more than navigate. It is answered with
    /// a redirect (303) to the state that the action led to, checked against the session as it is after the action. If
    /// it is submitted twice from one page with the same fields, as by a double click, it runs once, and both get its
    /// answer.
    ///
    /// - Parameters:
    ///   - name: The form's name, unique on its level and the same each time the page is rendered.
    ///   - attributes: The attributes of the form.
    ///   - action: Runs when the form is submitted.
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

    /// Refuses a form; called in its action. The page is shown again with a message at the form and the values that
    /// were typed (``typed(_:)``).
    ///
    /// - Parameters:
    ///   - message: What is wrong, for the visitor.
    ///   - form: The submitted form.
    ///   - keeping: The names of the fields whose values are shown again. Never a password.
    ///   - status: The HTTP status: 422, 429 for too many attempts, 503 if it doesn't work at the moment. A status of
    ///     500 or above is reported even if the visitor may no longer see the page.
    ///   - retryAfter: The number of seconds after which to try again (RFC 9110, section 10.2.3).
    public func refuse(
        _ message: String, form: WebForm, keeping: [String] = [], status: Int = 422, retryAfter: Int? = nil
    ) {
        let kept = keeping.reduce(into: [String: String]()) { $0[$1] = form[$1] }
        formAnswer = WebFormAnswer(message: message, typed: kept, status: status, retryAfter: retryAfter)
    }
    /// The message of a form on this page that was just refused.
    public var message: String? { shownAnswer?.message }
    /// The value that the visitor typed into a field, if the form is shown again.
    public func typed(_ field: String) -> String { shownAnswer?.typed[field] ?? "" }

    /// Continues to what the visitor wanted before, or else to another destination; called in a form's action. The next
    /// page is guarded like any other.
    public func resume(else destination: AnyNavigation) {
        let root = links.links.root
        let state = next ?? NavigationState(root: root, path: destination == root ? [] : [destination])
        following = links.links.path(of: state) ?? "/"
    }
}

/// The message of a refused form.
struct WebFormAnswer {
    let message: String
    let typed: [String: String]
    let status: Int
    let retryAfter: Int?
    var headers: [(name: String, value: String)] { RetryAfter.headers(retryAfter) }
}

/// A problem found while a page was rendered, such as an action that leads nowhere: a failure in a test, a line in the
/// log, and plain text on the page.
public struct WebIssue: Hashable, Sendable, CustomStringConvertible {
    /// The fault.
    public enum Problem: Hashable, Sendable {
        /// The action did not navigate.
        case capturedNothing
        /// The navigation was refused: a missing redirect, or a loop.
        case failed(NavigationFailure)
        /// The state it leads to has no link.
        case noLink
        /// Two forms of a page have the same name.
        case formTwice(String)
        /// A page that is streamed keeps something with the visitor after its cookies have been sent.
        case cookieTooLate
    }
    /// The fault.
    public let problem: Problem
    /// File and line of the page, the name of the form, or the title of the page.
    public let place: String

    public var description: String {
        switch problem {
        case .capturedNothing: "\(place): the action navigates nowhere"
        case .failed(let failure): "\(place): \(failure)"
        case .noLink: "\(place): the state that it leads to has no link"
        case .formTwice(let name): "two forms are named '\(name)'"
        case .cookieTooLate: "'\(place)' keeps something after its cookies have been sent"
        }
    }
}

/// When to try again (RFC 9110, section 10.2.3).
enum RetryAfter {
    static func headers(_ seconds: Int?) -> [(name: String, value: String)] {
        seconds.map { [("retry-after", String($0))] } ?? []
    }
    /// Those of a page, which a browser asks for again by itself (HTML, section 7.4.6.5).
    static func pageHeaders(_ seconds: Int?) -> [(name: String, value: String)] {
        guard let seconds else { return [] }
        return headers(seconds) + [("refresh", String(seconds))]
    }
}
