/// An event that can happen repeatedly, and that tasks can wait for.
@MainActor final class Event {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var last = 0

    /// Resumes the tasks that are waiting now.
    func happen() {
        for waiter in waiting.values { waiter.resume() }
        waiting = [:]
    }
    /// Waits until the event happens next, or until the current task is cancelled.
    func next() async {
        last += 1
        let id = last
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                if Task.isCancelled { waiter.resume() } else { waiting[id] = waiter }
            }
        } onCancel: {
            Task { @MainActor in waiting.removeValue(forKey: id)?.resume() }
        }
    }
}
