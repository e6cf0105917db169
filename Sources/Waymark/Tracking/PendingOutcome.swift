/// A promise of the outcome of a transition that waits. Cancelling has no effect once the outcome is known.
final class PendingOutcome: Promise<TransitionOutcome> {
    private var cancelling: (@MainActor () -> Void)?

    func outcome() async -> TransitionOutcome {
        await wait(orCancelled: .cancelled) { if !self.isAwaited { self.cancel() } }
    }
    func cancel() {
        guard value == nil else { return }
        cancelling?()
    }
    func onCancel(_ body: @escaping @MainActor () -> Void) { cancelling = body }
}
