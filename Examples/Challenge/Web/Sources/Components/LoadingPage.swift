import ChallengeKit
import WaymarkWeb

extension WebPage {
    /// A page that loads, and shows what was loaded, or the failure with a way to try again.
    ///
    /// - Parameters:
    ///   - title: The title before it is loaded.
    ///   - thing: The thing that is loaded, in words.
    ///   - load: Loads, and returns the outcome.
    ///   - content: Shows what was loaded.
    static func loading<Value>(
        _ title: String, thing: String, load: @escaping @MainActor () async -> LoadState<Value>,
        content: @escaping @MainActor (Value, WebContext) -> WebContent
    ) -> WebPage {
        WebPage(title: title, isPublic: true) { context in
            switch await load() {
            case .idle, .loading: WebContent { Element("p") { "Loading" } }
            case .failed(let error): .failure(error, thing: thing, in: context) { _ = await load() }
            case .loaded(let value): content(value, context)
            }
        }
    }
}
