#if Web
import Dispatch

/// Runs the tasks of connections on the main queue, where their pages are made: a request then crosses from one thread to
/// another twice, from its event loop and back to it, and never waits for a third.
///
/// What a page waits for beside the main actor is not to run here; see ``WebResponder``.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class MainQueueExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
#endif
