public import Waymark

/// An app's features as web pages: decodes a request's URL into a state, checks it against the guards, and renders it.
/// It contains no server. Between requests, it keeps only caches and, for thirty seconds, the answers to forms. So any
/// replica can answer any request, except that only the replica that ran a form can repeat its answer.
@MainActor public final class WebApp {
    let registry: FeatureRegistry<WebPage>
    let main: @MainActor (any Navigator) -> WebPage
    private let redirector: any NavigationRedirect
    private let webGuard: WebGuard?
    let frame: PageFrame
    private let assets: WebAssets
    let memory: LinkMemory
    let sent = SentForms()
    private var links: LinkTable<AnyNavigation> { memory.links }
    /// A function that is called with the path and query of each requested page, even an unknown or denied one,
    /// before it is answered, for instance to show it in the Inspector. They may contain visitors' input, so keep them
    /// out of logs.
    public var onPage: (@MainActor (_ path: String) -> Void)?
    /// A function that returns true if requests can be served. If it returns false, `/readyz` answers with 503; without
    /// a function, always with 200. `/healthz` indicates only that the process is alive.
    public var isReady: (@MainActor () async -> Bool)?
    /// The observer of requests and denials; nil if there is none.
    package var reporter: (any WebReporter)?
    /// The security policy of the pages.
    nonisolated let security: WebSecurity
    /// The headers of every response, built once.
    nonisolated let shared: [(name: String, value: String)]

    /// Creates the pages of an app.
    ///
    /// - Parameters:
    ///   - registry: The features.
    ///   - main: Creates the page shown if the path of the ground level is empty, as at `/`.
    ///   - redirector: The redirect that connects the features.
    ///   - links: The app's links.
    ///   - webGuard: The guard of every page; nil to show all pages to everyone.
    ///   - layout: The frame around every page.
    ///   - assets: Static files. They replace the library's own at the same paths.
    ///   - security: The security policy of the pages.
    public init(
        registry: FeatureRegistry<WebPage>, main: @escaping @MainActor (any Navigator) -> WebPage,
        redirector: any NavigationRedirect, links: LinkTable<AnyNavigation>,
        guard webGuard: WebGuard? = nil, layout: WebLayout, assets: [WebAsset] = [],
        security: WebSecurity
    ) {
        self.registry = registry
        self.main = main
        self.redirector = redirector
        self.webGuard = webGuard
        self.security = security
        shared = security.headers
        self.assets = WebAssets(layout.assets + assets)
        memory = LinkMemory(links, self.assets)
        frame = PageFrame(layout.pinned(by: self.assets))
    }

    // MARK: answering
    /// Returns the response to a request; errors become responses with an error status. A streamed page is returned
    /// once it is complete.
    public func answer(_ request: WebRequest) async -> WebResponse { await answer(request, stream: nil) }
    /// Answers a request. `stream` gets the first part of a streamed page as soon as it is known; nil to send no page
    /// in parts.
    func answer(_ request: WebRequest, stream: WebStream?) async -> WebResponse {
        guard let reporter else { return decorated(await undecoratedAnswer(request, stream)) }
        return decorated(await reporter.answering(request) { await undecoratedAnswer(request, stream) })
    }
    /// Returns a response with the headers of every response, and with `Cache-Control: no-store` if it has no
    /// `Cache-Control`.
    nonisolated func decorated(_ answer: WebResponse) -> WebResponse {
        var answer = answer
        answer.shared = shared
        // without the field, caches may keep some statuses as long as they like (RFC 9111, section 4.2.2)
        if !answer.own.contains(where: { $0.name == "cache-control" }) {
            answer.own.append((name: "cache-control", value: "no-store"))
        }
        return answer
    }

    private func undecoratedAnswer(_ request: WebRequest, _ stream: WebStream?) async -> WebResponse {
        if let refusal = WebLimits.refusal(of: request) { return refusal }
        guard let host = request.headers["host"], security.hosts.contains(host.lowercased()) else {
            return .plain(421, "This server doesn't serve this host.", route: "host")
        }
        switch request.method {
        case "GET", "HEAD", "POST": break
        default:
            return .plain(
                405, "Only GET, HEAD and POST are allowed.", route: "method", headers: [("allow", "GET, HEAD, POST")])
        }
        if request.method != "POST" {
            if request.target == "/healthz" { return .plain(200, "ok", route: "healthz") }
            if request.target == "/readyz" { return await readiness() }
            if let answer = assets.answer(request) { return answer }
        }
        let visit = WebVisit(request, security: security, stream: stream)
        return await WebVisit.$current.withValue(visit) {
            if request.method == "POST" { return await form(request, visit) }
            let answer = await page(request, visit)
            return answer.isPublic && visit.isAnonymous ? answer.kept(for: request) : answer.adding(visit.headers)
        }
    }

    private func readiness() async -> WebResponse {
        guard await isReady?() ?? true else {
            return .plain(503, "not ready", route: "readyz").adding(RetryAfter.headers(1))
        }
        return .plain(200, "ready", route: "readyz")
    }

    // MARK: pages
    func rendering(_ state: NavigationState<AnyNavigation>) -> NavigationCoordinator {
        .rendering(state, redirect: NavigationCoordinator.rule(redirector))
    }
    private func page(_ request: WebRequest, _ visit: WebVisit) async -> WebResponse {
        onPage?(request.target)
        let asked: NavigationState<AnyNavigation>
        do throws(LinkError) { asked = try memory.state(path: request.target) } catch {
            reporter?.refused(error)
            return await notFound(request.target)
        }
        let coordinator = rendering(asked)
        switch await admitted(asked, await accessGuard(of: visit), on: coordinator) {
        case .refused(let answer): return answer
        case .denied(let reason): return await denied(reason, asked)
        case .shown(let state, let isAsked):
            let next = memory.next(request.next)
            if !isAsked, let path = links.path(of: state) ?? links.href(of: state) {
                let location = next.flatMap { next in WebPath(path).map { memory.path($0, next: next).text } } ?? path
                return WebResponse(303, shown: state.shown, headers: [("location", location)])
            }
            let shown = isAsked ? coordinator : rendering(state)
            // prepares only a state that the guard has allowed
            shown.setPreparation(registry.preparation)
            return await rendered(WebContext(shown, state, memory, next: next))
        }
    }

    /// Returns the guard for a request's visitor; nil if the app has none.
    private func accessGuard(of visit: WebVisit) async -> (any AccessGuard<AnyNavigation>)? {
        guard let webGuard else { return nil }
        guard let reporter else { return await webGuard.access(visit) }
        return await reporter.guarding { await webGuard.access(visit) }
    }
    private enum Admission {
        /// The state to show. `isAsked` is true if it is the requested one.
        case shown(NavigationState<AnyNavigation>, isAsked: Bool)
        case denied(DenialReason)
        case refused(WebResponse)
    }
    /// Applies the redirects and the guard to a state, and returns the result.
    ///
    /// - Parameter coordinator: The coordinator that renders the state; nil to create one.
    private func admitted(
        _ asked: NavigationState<AnyNavigation>, _ access: (any AccessGuard<AnyNavigation>)?,
        on coordinator: NavigationCoordinator? = nil
    ) async -> Admission {
        let (outcome, state) = await (coordinator ?? rendering(asked)).admission(links: links, access: access)
        switch outcome {
        case .committed, .duplicate, .failed(.unhandled):
            // nil if nothing was redirected
            guard let state else { return .shown(asked, isAsked: true) }
            return .shown(state, isAsked: state == asked)
        case .denied(let reason): return .denied(reason)
        case .failed, .superseded, .cancelled, .handled, .waiting:
            return .refused(error(500, "Something went wrong", "This page can’t be shown.", asked))
        }
    }

    /// Reports a denial, and returns the response that the app's `WebGuard` chooses for it.
    private func denied(_ reason: DenialReason, _ asked: NavigationState<AnyNavigation>) async -> WebResponse {
        reporter?.denied(asked, reason)
        switch webGuard?.onDenial(reason, asked.topDestination) ?? .refused {
        case .refused: return refused(asked)
        case .redirected(let destination):
            let state = NavigationState(root: links.root, path: [destination])
            guard let path = memory.href(of: state) else { return refused(asked) }
            return WebResponse(
                303, shown: .destination(destination),
                headers: [("location", memory.path(path, next: asked).text)])
        case .covered(let page): return await draw(asked, covered: page)
        }
    }
    private func refused(_ asked: NavigationState<AnyNavigation>) -> WebResponse {
        error(403, "Not allowed", "You don’t have permission to see this page.", asked)
    }
    /// Returns an error page. Its links start from the root, so it shows nothing of the requested state.
    private func error(
        _ status: Int, _ title: String, _ text: String, _ asked: NavigationState<AnyNavigation>
    ) -> WebResponse {
        let root = NavigationState(root: links.root)
        let context = WebContext(rendering(root), root, memory)
        return html(status, frame.errorDocument(title: title, text: text, context), asked.shown, issues: context.issues)
    }

    private func notFound(_ target: String) async -> WebResponse {
        let path = String(target.prefix { $0 != "?" && $0 != "#" }.prefix(512))
        let requested = AnyNavigation(NotFoundNavigation(requested: LogText.escaped(path)))
        // an unknown page has no state of its own, so the links on it start from the root
        let root = NavigationState(root: links.root)
        return await rendered(WebContext(rendering(root), root, memory), instead: requested)
    }

    // MARK: forms
    /// Runs a form once, and returns the response. A form that isn't from one of this visitor's pages is refused. A
    /// repeated submission gets the first one's response or, if the visitor's access has changed since, the page.
    private func form(_ request: WebRequest, _ visit: WebVisit) async -> WebResponse {
        guard security.isOwn(request) else { return Self.foreignForm }
        let type = request.headers["content-type"]?.prefix { $0 != ";" && $0 != " " && $0 != "\t" }
        guard type?.lowercased() == "application/x-www-form-urlencoded",
            let form = WebForm(body: request.body), let name = form.name
        else { return .plain(400, "This isn’t a form of this app.", route: "form") }
        let sending = form[WebForm.onceField].map { _ in
            SentForms.Sending(target: request.target, body: request.body)
        }
        if let sending, let sent = await sent.answer(to: sending, of: visit.received) {
            // the visitor's access may have changed, for instance by a lock, so the old answer may show too much
            guard let before = sent.access, await access(of: request, visit) != before else { return sent.answer }
            return await page(request, visit).adding(visit.headers)
        }
        guard visit.isOwn(form[WebForm.tokenField]) else { return Self.foreignForm }
        guard let sending else { return await post(request, form, name, visit).adding(visit.headers) }
        return await sent.answering(sending, of: visit.received, at: visit.client) {
            let answer = await post(request, form, name, visit).adding(visit.headers)
            let access = answer.status == 303 ? nil : await access(of: request, visit)
            return SentForms.Answer(answer: answer, after: visit.known, access: access)
        }
    }
    /// Returns the visitor's access to a request's address.
    private func access(of request: WebRequest, _ visit: WebVisit) async -> SentForms.Access {
        guard let asked = try? memory.state(path: request.target) else { return .failed }
        return switch await admitted(asked, await webGuard?.access(visit)) {
        case .shown(let state, _): .shown(state)
        case .denied(let reason): .denied(reason)
        case .refused: .failed
        }
    }
    /// Runs a form's action, and returns the response: usually a redirect to the resulting state. If the visitor may
    /// not see the form's page, only a form of the page that covers it runs.
    private func post(_ request: WebRequest, _ form: WebForm, _ name: String, _ visit: WebVisit) async -> WebResponse {
        let asked: NavigationState<AnyNavigation>
        do throws(LinkError) { asked = try memory.state(path: request.target) } catch {
            reporter?.refused(error)
            return await notFound(request.target)
        }
        let access = await accessGuard(of: visit)
        let next = memory.next(form[WebForm.nextField])
        switch await admitted(asked, access) {
        case .refused(let answer): return answer
        case .denied(let reason):
            // a page that covers the requested one, such as a lock screen, has its own forms
            let denial = webGuard?.onDenial(reason, asked.topDestination)
            guard case .covered(let page) = denial else { return await denied(reason, asked) }
            let coordinator = NavigationCoordinator(redirector: redirector, state: asked)
            let context = WebContext(coordinator, asked, memory, running: name)
            _ = await page.content(context)
            // the covering page has no such form, so the denial applies
            guard context.formAction != nil else { return await denied(reason, asked) }
            return await run(form, context, asked)
        case .shown(let state, _):
            // no guard here: the resulting state is checked against the session after the action
            let coordinator = NavigationCoordinator(redirector: redirector, state: state)
            let context = WebContext(coordinator, state, memory, running: name, next: next)
            _ = await draw(context)
            return await run(form, context, state)
        }
    }
    private static var foreignForm: WebResponse {
        .plain(403, "Forms are accepted only from this app's own pages.", route: "form")
    }

    private func run(
        _ form: WebForm, _ context: WebContext, _ state: NavigationState<AnyNavigation>
    ) async -> WebResponse {
        guard let action = context.formAction else {
            return .plain(400, "This page has no such form.", route: "form")
        }
        await action(form)
        WebVisit.current?.forget()
        if let answer = context.formAnswer { return await redraw(state, context, answer) }
        var result = context.coordinator.state
        // follow the guards' redirects at once; a denial is reported when the target is requested
        if context.following == nil, result != state, let visit = WebVisit.current,
            case .shown(let admitted, _) = await admitted(result, await webGuard?.access(visit))
        {
            result = admitted
        }
        let path =
            context.following ?? (result == state ? links.path(of: result) : links.href(of: result))
        guard let path else { return .plain(500, "The resulting page has no address.", route: "form") }
        return WebResponse(303, shown: result.shown, headers: [("location", path)])
    }

    /// Returns the page of a refused form again, with the refusal's message, such as "wrong password". A visitor who
    /// may no longer see the page gets an error page with the message if the refusal's status is 500 or above.
    /// Otherwise, such a visitor gets the covering page with the message or, if there is none, the response to the
    /// denial.
    private func redraw(
        _ state: NavigationState<AnyNavigation>, _ sent: WebContext, _ answer: WebFormAnswer
    ) async -> WebResponse {
        let context = WebContext(rendering(state), state, memory, next: sent.next)
        context.shownAnswer = answer
        let levels: [DrawnLevel]
        var access: (any AccessGuard<AnyNavigation>)?
        if let visit = WebVisit.current { access = await webGuard?.access(visit) }
        switch await admitted(state, access) {
        case .denied(let reason):
            let denial = webGuard?.onDenial(reason, state.topDestination)
            guard case .covered(let page) = denial, answer.status < 500 else {
                // a failure is reported even if the visitor has been logged out in the meantime
                guard answer.status >= 500 else { return await denied(reason, state) }
                return error(answer.status, "That didn’t work", answer.message, state).adding(answer.headers)
            }
            let content = await page.content(context)
            levels = [.instead(page, content)]
        case .refused(let refusal): return refusal
        case .shown: levels = await draw(context).levels
        }
        return html(answer.status, frame.document(levels, context), state.shown, issues: context.issues)
            .adding(answer.headers)
    }
}

extension NavigationState where Destination == AnyNavigation {
    /// The top destination, whose name the log shows.
    var shown: WebResponse.Shown { .destination(top.path.last ?? top.root) }
}
