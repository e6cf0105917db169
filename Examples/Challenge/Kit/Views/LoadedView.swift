#if canImport(SwiftUI)
public import SwiftUI

/// Loads when it comes into view, and shows what was loaded, or what went wrong with a way to try again.
public struct LoadedView<Value, Content: View>: View {
    private let state: LoadState<Value>
    private let thing: String
    private let load: () async -> Void
    private let content: (Value) -> Content

    /// - Parameters:
    ///   - state: What is known.
    ///   - thing: What is loaded, in words.
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
            case .loading: ProgressView()
            case .failed(let error): FailureView(FailureText(error, thing: thing), retry: load)
            case .loaded(let value): content(value)
            }
        }
        .task { if case .loading = state { await load() } }
    }
}

/// What went wrong, and a way to try again where that may help.
public struct FailureView: View {
    private let failure: FailureText
    private let retry: () async -> Void

    public init(_ failure: FailureText, retry: @escaping () async -> Void) {
        self.failure = failure
        self.retry = retry
    }

    public var body: some View {
        VStack {
            Text(failure.title)
            Text(failure.text)
            if failure.isRetryable {
                Button("Try again") { Task { await retry() } }
            }
        }
    }
}
#endif
