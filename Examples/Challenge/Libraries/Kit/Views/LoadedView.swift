#if canImport(SwiftUI)
public import SwiftUI

/// Loads when it comes into view, and shows what was loaded, or the failure with a way to try again.
public struct LoadedView<Value, Content: View>: View {
    private let state: LoadState<Value>
    private let thing: String
    private let load: () async -> Void
    private let content: (Value) -> Content

    /// - Parameters:
    ///   - state: The progress.
    ///   - thing: The thing that is loaded, in words.
    ///   - load: Loads.
    ///   - content: Shows what was loaded.
    public init(
        _ state: LoadState<Value>, thing: String, load: @escaping () async -> Void,
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.state = state
        self.thing = thing
        self.load = load
        self.content = content
    }

    public var body: some View {
        Group {
            switch state {
            case .idle, .loading: ProgressView()
            case .failed(let error): FailureView(FailureText(error, thing: thing), retry: load)
            case .loaded(let value): content(value)
            }
        }
        .task { if case .idle = state { await load() } }
    }
}
#endif
