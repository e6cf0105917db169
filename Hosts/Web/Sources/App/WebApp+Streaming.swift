import Waymark

/// Takes the first part of a page that is streamed, and what cancels the rest of it.
typealias WebStream = @MainActor (_ first: WebResponse, _ cancel: @escaping @Sendable () -> Void) -> Void

extension WebApp {
    /// Tells what is around a page's content, awaits the content, and answers with all of it. The cookies are those of
    /// the first part, so the token of the forms is made now, whether there will be forms or not.
    func streamed(_ page: WebPage, in frame: WebResponse, _ context: WebContext) async -> WebResponse {
        let visit = WebVisit.current
        _ = visit?.formToken
        visit?.isHeadMade = true
        let gap = frame.body.firstIndex(of: HTML.gapByte) ?? frame.body.endIndex
        var answer = frame.adding([("x-accel-buffering", "no")])
        let content = Task { await page.content(context).body }
        if let stream = visit?.stream {
            var first = decorated(answer.adding(visit?.headers ?? []))
            first.body.removeSubrange(gap...)
            stream(first) { content.cancel() }
            answer.sent = gap
        }
        let body = await content.value
        answer.body.replaceSubrange(gap...gap, with: body.bytes)
        answer.issues = context.issues
        if visit?.hasChangedLate == true {
            answer.issues.append(WebIssue(problem: .cookieTooLate, place: page.title))
        }
        return answer
    }
}
