import Waymark

/// A function that is called with the first part of a streamed page, and with a function that cancels the rest.
typealias WebStream = @MainActor (_ first: WebResponse, _ cancel: @escaping @Sendable () -> Void) -> Void

extension WebApp {
    /// Awaits a page's content, and returns the whole answer. Before that, it sends everything that precedes the
    /// content, if the visit has a `stream`. The cookies are sent with the first part, so the token for forms is
    /// created first, even if no form needs it.
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
