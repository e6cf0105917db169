import ChallengeKit
import WaymarkWeb

extension WebPage {
    /// Returns a page that loads a value. It shows the value, or an error with a button to retry if that may succeed.
    ///
    /// - Parameters:
    ///   - title: The title until the value is loaded.
    ///   - thing: The name of the value, for error messages.
    ///   - load: Loads the value.
    ///   - failure: Returns the content for an error; nil for the usual content.
    ///   - content: Returns the content for the loaded value.
    static func loading<Value>(
        _ title: String, thing: String, load: @escaping @MainActor () async -> LoadState<Value>,
        failure: @escaping @MainActor (APIError, WebContext) -> WebContent? = { _, _ in nil },
        content: @escaping @MainActor (Value, WebContext) -> WebContent
    ) -> WebPage {
        WebPage(title: title, isPublic: true) { context in
            switch await load() {
            case .idle, .loading: WebContent { Element("p") { "Loading" } }
            case .failed(let error):
                failure(error, context) ?? .failure(error, thing: thing, in: context) { _ = await load() }
            case .loaded(let value): content(value, context)
            }
        }
    }
}
