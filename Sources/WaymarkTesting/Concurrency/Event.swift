/// An event that can happen repeatedly, and that tasks can wait for.
@MainActor final class Event {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var last = 0

    /// Resumes the tasks that are waiting now.
    func happen() {
        for waiter in waiting.values { waiter.resume() }
        waiting = [:]
    }
    /// Waits until the event happens next, or until the current task is cancelled. Returns at once if a condition holds
    /// when the wait begins.
    ///
    /// - Parameter isMet: The condition. A caller that checked it before the call could miss an event in between,
    ///   because a task may be suspended on the way into an asynchronous function.
    func next(unless isMet: () -> Bool) async {
        last += 1
        let id = last
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                if Task.isCancelled || isMet() { waiter.resume() } else { waiting[id] = waiter }
            }
        } onCancel: {
            Task { @MainActor in waiting.removeValue(forKey: id)?.resume() }
        }
    }
}
