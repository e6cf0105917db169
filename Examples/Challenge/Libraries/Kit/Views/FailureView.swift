public import SwiftUI

/// A failure, with a button to retry if that may help.
public struct FailureView: View {
    private let failure: FailureText
    private let retry: () async -> Void

    public init(_ failure: FailureText, retry: @escaping () async -> Void) {
        self.failure = failure
        self.retry = retry
    }

    public var body: some View {
        ContentUnavailableView {
            Label(failure.title, systemImage: failure.isRetryable ? "wifi.slash" : "questionmark.circle")
        } description: {
            Text(failure.text)
        } actions: {
            if failure.isRetryable {
                Button("Try again") { Task { await retry() } }.buttonStyle(.borderedProminent)
            }
        }
    }
}
