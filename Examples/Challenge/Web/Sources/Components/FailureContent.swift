import ChallengeKit
import Waymark
import WaymarkWeb

extension WebContent {
    /// Returns the content of an error page, with a button to retry if that may succeed.
    static func failure(
        _ error: APIError, thing: String, in context: WebContext, retry: @escaping @MainActor () async -> Void
    ) -> WebContent {
        let failure = FailureText(error, thing: thing)
        return WebContent(status: error == .notFound ? 404 : 502, title: failure.title) {
            Element("div", .class("notice"), HTMLAttribute("role", "alert")) {
                Element("p") { failure.text }
                Element("div", .class("actions")) {
                    if failure.isRetryable {
                        context.form("retry", action: { _ in await retry() }) {
                            Element("button", .class("primary"), HTMLAttribute("type", "submit")) { "Try again" }
                        }
                    }
                    context.link(
                        .class("button"), to: { context.coordinator.perform(.sequence([.dismissAll(), .popToRoot])) }
                    ) { "Go home" }
                }
            }
        }
    }
}
