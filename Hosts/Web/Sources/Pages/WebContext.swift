public import Waymark

/// The context in which a page is rendered. It creates links and forms from the actions of the page's view model.
///
/// To find a link's target, it runs the action while the navigator only captures navigation, so the view model,
/// navigator and redirect run the same code as in the app.
@MainActor public final class WebContext {
    /// The coordinator of the page's state. In a link's action, navigation is only captured. In the action of a
    /// submitted form, it determines the page that follows.
    public let coordinator: NavigationCoordinator
    /// The state that the page shows; for a page that covers a denied one, the requested state.
    public let state: NavigationState<AnyNavigation>
    let links: LinkMemory
    /// The problems found, such as an action that leads nowhere. A correct app has none.
    private(set) var issues: [WebIssue] = []
    /// The name of the submitted form, while the page is rendered only to find its action; nil otherwise.
    private let formName: String?
    private(set) var formAction: (@MainActor (WebForm) async -> Void)?
    private var formNames: Set<String> = []
    /// The state that the visitor requested before being sent to this page, from `next=`; nil if there is none, or it
    /// isn't a link of this app.
    public let next: NavigationState<AnyNavigation>?
    private(set) var following: String?
    /// The refusal of the submitted form; nil if it wasn't refused.
    private(set) var formAnswer: WebFormAnswer?
    var shownAnswer: WebFormAnswer?
    private let isRooted: Bool
    /// The level being rendered. Forms on different levels may have the same name.
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

    /// A Boolean value that indicates whether the current code runs only to determine an action's target. The tasks
    /// that the action starts inherit the value, except detached ones. While it is true, a use case with side effects
    /// should do nothing. Trackers are muted.
    nonisolated public static var isCapturing: Bool { Capture.isActive }

    // MARK: links
    /// Returns the link to an action's target. If the action leads nowhere, fails, or leads to a state without a link,
    /// returns nil and records an issue. While a page is rendered only to find a submitted form, returns `/` without
    /// running the action.
    public func href(
        _ action: () -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> WebPath? {
        // when a form is submitted, the page is rendered only to find the form
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

    /// Creates a link to an action's target. If the action leads nowhere, fails, or leads to a state without a link,
    /// creates a `<span>` with the content and records an issue.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of the link.
    ///   - keepsNext: true to pass ``next`` on, for example from the login to the sign-up.
    ///   - action: The action.
    ///   - fileID: The caller's file, for an issue.
    ///   - line: The caller's line, for an issue.
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

    /// Returns a fragment that is the same on every page, such as the links at the top. It is created once and cached
    /// by the app, unless it has a form or an issue.
    ///
    /// - Parameters:
    ///   - name: The fragment's name, unique in the app.
    ///   - type: A type that the fragment depends on, such as that of the shown destination; nil for none. A fragment
    ///     is cached for each type.
    ///   - content: Creates the fragment. It must not depend on the page or on the visitor.
    public func shared(_ name: StaticString, for type: Any.Type? = nil, @HTMLBuilder content: () -> HTML) -> HTML {
        let key = LinkMemory.Piece(name: "\(name)", type: type.map { ObjectIdentifier($0) })
        if formName == nil, let known = links.pieces[key] { return known }
        let count = (issues.count, formNames.count)
        let html = content()
        // a fragment with forms isn't cached, because it belongs to one visitor
        if formName == nil, issues.count == count.0, formNames.count == count.1 { links.pieces[key] = html }
        return html
    }

    /// Returns the versioned address of a static file, which browsers may cache for a year; the path itself if the app
    /// has no such file.
    public func asset(_ path: WebPath) -> WebPath { links.assets.pinned(path) }

    // MARK: forms
    /// A Boolean value that indicates whether the page has forms, which make it specific to a visitor.
    var hasForms: Bool { !formNames.isEmpty }
    /// Creates a form that runs an action of the view model, for actions that do more than navigate.
    ///
    /// The response is a redirect (303) to the resulting state, unless the action refuses the form. If the form is
    /// submitted twice from one page with the same fields within thirty seconds, for example by a double click, it runs
    /// once, and both submissions get its response. If the page's state has no link, an issue is recorded, and the form
    /// is sent to `/`.
    ///
    /// - Parameters:
    ///   - name: The form's name. It must be stable across renderings, and unique on its level; otherwise, an issue is
    ///     recorded.
    ///   - attributes: The attributes of the form.
    ///   - action: The action that runs when the form is submitted, if the visitor would still get the page.
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

    /// Refuses the submitted form; for use in its action, whose navigation is then ignored. The page is shown again
    /// with a message and the typed values (``typed(_:)``).
    ///
    /// - Parameters:
    ///   - message: An explanation for the visitor.
    ///   - form: The submitted form.
    ///   - keeping: The names of the fields whose values are shown again. Never include a password.
    ///   - status: The HTTP status: 422, 429 for too many attempts, or 503 if the service is unavailable. A status of
    ///     500 or above is reported even if the visitor may no longer see the page.
    ///   - retryAfter: The number of seconds after which to try again (RFC 9110, section 10.2.3); nil to leave it open.
    public func refuse(
        _ message: String, form: WebForm, keeping: [String] = [], status: Int = 422, retryAfter: Int? = nil
    ) {
        let kept = keeping.reduce(into: [String: String]()) { $0[$1] = form[$1] }
        formAnswer = WebFormAnswer(message: message, typed: kept, status: status, retryAfter: retryAfter)
    }
    /// The message about a refused form on this page; nil if there is none.
    public var message: String? { shownAnswer?.message }
    /// Returns the value that the visitor typed into a field, if the form was refused and the refusal keeps the field;
    /// empty otherwise.
    public func typed(_ field: String) -> String { shownAnswer?.typed[field] ?? "" }

    /// Sends the visitor on to ``next`` or, if it is nil, to a destination; to `/` if the target has no link. For use
    /// in a form's action, whose own navigation is then ignored. The target is guarded like any other page.
    public func resume(else destination: AnyNavigation) {
        let root = links.links.root
        let state = next ?? NavigationState(root: root, path: destination == root ? [] : [destination])
        following = links.links.path(of: state) ?? "/"
    }
}

/// The refusal of a form.
struct WebFormAnswer {
    let message: String
    let typed: [String: String]
    let status: Int
    let retryAfter: Int?
    var headers: [(name: String, value: String)] { RetryAfter.headers(retryAfter) }
}

/// A problem found while rendering a page, such as an action that leads nowhere. It is listed in
/// ``WebResponse/issues``, and the server logs it.
public struct WebIssue: Hashable, Sendable, CustomStringConvertible {
    /// The kind of problem.
    public enum Problem: Hashable, Sendable {
        /// The action did not navigate.
        case capturedNothing
        /// The navigation failed, for example because no redirect handles it.
        case failed(NavigationFailure)
        /// The target state, or the state of a page with a form, has no link.
        case noLink
        /// Two forms on a level have the same name. The value is the name after the level's index, such as `0.login`.
        case formTwice(String)
        /// The content of a streamed page changed a cookie. The change is lost, because cookies are sent first.
        case cookieTooLate
    }
    /// The problem.
    public let problem: Problem
    /// The place of the problem: the file and line of a link, the name of a form after its level's index, or the title
    /// of a streamed page.
    public let place: String

    public var description: String {
        switch problem {
        case .capturedNothing: "\(place): the action navigates nowhere"
        case .failed(let failure): "\(place): \(failure)"
        case .noLink: "\(place): the action's target, or the page with the form, has no link"
        case .formTwice(let name): "two forms are named '\(name)'"
        case .cookieTooLate: "'\(place)' sets a cookie after the cookies have been sent"
        }
    }
}

/// The `Retry-After` header (RFC 9110, section 10.2.3).
enum RetryAfter {
    static func headers(_ seconds: Int?) -> [(name: String, value: String)] {
        seconds.map { [("retry-after", String($0))] } ?? []
    }
    /// Returns `Retry-After`, and the `Refresh` that makes browsers reload a page (HTML, section 7.4.6.5); empty for
    /// nil.
    static func pageHeaders(_ seconds: Int?) -> [(name: String, value: String)] {
        guard let seconds else { return [] }
        return headers(seconds) + [("refresh", String(seconds))]
    }
}
