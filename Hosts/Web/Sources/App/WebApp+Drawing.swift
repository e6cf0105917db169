import Waymark

/// The rendering of pages. It asks no guards; a caller that shows a requested state has asked them before.
extension WebApp {
    func rendered(_ context: WebContext, instead shown: AnyNavigation? = nil) async -> WebResponse {
        let page = shown.map { registry.screen(for: $0, navigator: context.coordinator) }
        let drawing = await draw(context, instead: page, isStreaming: shown == nil)
        let document = frame.document(drawing.levels, context)
        var answer = html(
            drawing.status, document, shown.map { .destination($0) } ?? context.state.shown, issues: context.issues)
        answer.own += RetryAfter.pageHeaders(drawing.retryAfter)
        if let page = drawing.streamed { return await streamed(page, in: answer, context) }
        answer.isPublic =
            shown == nil && drawing.isPublic && drawing.status == 200 && drawing.retryAfter == nil && !context.hasForms
        return answer
    }

    /// Renders `page` alone, in place of the requested page and its sheets. A status of 200 becomes 403.
    func draw(_ state: NavigationState<AnyNavigation>, covered page: WebPage) async -> WebResponse {
        let context = WebContext(rendering(state), state, memory)
        let content = await page.content(context)
        let status = content.status == 200 ? 403 : content.status
        return html(
            status, frame.document([.instead(page, content)], context), state.shown, issues: context.issues
        )
        .adding(RetryAfter.pageHeaders(content.retryAfter))
    }

    func html(
        _ status: Int, _ document: HTML, _ shown: WebResponse.Shown, issues: [WebIssue]
    ) -> WebResponse {
        var answer = WebResponse(
            status, shown: shown, headers: [("content-type", WebResponse.html)], body: document.bytes)
        answer.issues = issues
        return answer
    }

    /// Renders what is visible: the topmost cover or the ground level, and the sheets above it.
    ///
    /// - Parameters:
    ///   - shown: The page to render on each visible level; nil for the level's own.
    ///   - isStreaming: true to leave out the content of a streamed page on top.
    func draw(
        _ context: WebContext, instead shown: WebPage? = nil, isStreaming: Bool = false
    ) async -> Drawing {
        let levels = context.state.levels
        let base = levels.lastIndex { $0.style == .fullScreen } ?? 0
        var drawing = Drawing()
        var router: NavigationCoordinator? = context.coordinator
        for index in levels.indices {
            guard let current = router else { break }
            defer { if index < levels.count - 1 { router = current.child } }
            guard index >= base else { continue }
            let page = shown ?? screen(of: levels[index], current)
            context.level = index
            let content: WebContent
            if isStreaming, page.isStreamed, index == levels.count - 1 {
                content = WebContent { HTML.gap }
                drawing.streamed = page
            } else {
                content = await page.content(context)
            }
            (drawing.status, drawing.retryAfter) = (content.status, content.retryAfter)
            drawing.isPublic = drawing.isPublic && page.isPublic
            drawing.levels.append(
                DrawnLevel(
                    style: levels[index].style, title: content.title ?? page.title,
                    description: content.description, body: content.body,
                    up: up(from: index, current, context),
                    close: index == 0 ? nil : context.href { current.parent?.dismissModal() }))
        }
        return drawing
    }

    private func screen(of level: NavigationState<AnyNavigation>.Level, _ router: NavigationCoordinator) -> WebPage {
        if let top = level.path.last { return registry.screen(for: top, navigator: router) }
        if level.style != nil, let root = level.root { return registry.screen(for: root, navigator: router) }
        return main(router)
    }

    /// Returns the link to the page one step back within a level, and that page's title; nil if there is no such page,
    /// or if it has no link.
    private func up(
        from index: Int, _ router: NavigationCoordinator, _ context: WebContext
    ) -> (path: WebPath, title: String)? {
        let level = context.state[index]
        // without a root there is nothing below the first element of the path
        guard !level.path.isEmpty, let below = level.path.dropLast().last ?? level.root,
            let path = context.href({ router.pop() })
        else { return nil }
        let isMain = level.path.count == 1 && level.style == nil
        return (
            path,
            memory.title(of: below) {
                isMain ? main(router).title : registry.screen(for: below, navigator: router).title
            }
        )
    }
}
