public import SwiftUI

/// A view that loads a value when it appears in the state `idle`. It shows the progress, then the value, or the failure
/// with a button to retry if that may help.
public struct LoadedView<Value, Content: View>: View {
    private let state: LoadState<Value>
    private let thing: String
    private let load: () async -> Void
    private let content: (Value) -> Content

    /// Creates a view that loads a value.
    ///
    /// - Parameters:
    ///   - state: The loading state.
    ///   - thing: The name of the value, for error messages.
    ///   - load: Loads the value.
    ///   - content: The view of the loaded value.
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
