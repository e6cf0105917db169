#if Web
import NIOCore

/// The time limits of the parts of an exchange. A connection that exceeds one is closed, so that slow clients can't
/// occupy connections.
struct ConnectionTimes: Sendable {
    /// The time from the start of the connection to its first byte, and from a request's first byte to the end of its
    /// head.
    var header = TimeAmount.seconds(10)
    /// The time from the end of the head, or from a read of the body, to the next read.
    var read = TimeAmount.seconds(10)
    /// The time from the end of the head to the end of the body.
    var request = TimeAmount.seconds(30)
    /// The time from the start of a response, or of a part of a streamed one, until the system has taken all of it. The
    /// system's buffers are small, so for a long response the client has to keep receiving.
    var write = TimeAmount.seconds(30)
    /// The time from the end of a response to the first byte of the next request.
    var idle = TimeAmount.seconds(10)
    /// The time from the last response until the client has closed its side, too.
    var closing = TimeAmount.seconds(2)
    /// The time limit for the rest of a body, and for sending a response, once the server has been told to stop.
    /// Together, a body and a response take at most 8 of the 10 seconds after which Docker kills a container.
    var stopping = TimeAmount.seconds(4)
}

/// The deadlines of a connection, on the system's monotonic clock. A single timer fires at the next deadline or
/// earlier. If it fires early, it is set again, so moving a deadline to later doesn't touch the timer.
final class ConnectionDeadlines {
    private let loop: any EventLoop
    private let onLate: () -> Void
    /// The deadline of the current part; the distant future for none.
    private var part = NIODeadline.distantFuture
    /// The deadline of the whole request; the distant future for none.
    private var whole = NIODeadline.distantFuture
    private var timer: (task: Scheduled<Void>, time: NIODeadline)?

    /// Creates deadlines that aren't set.
    ///
    /// - Parameter onLate: A function that is called on the event loop when a deadline has passed.
    init(_ loop: any EventLoop, onLate: @escaping () -> Void) {
        self.loop = loop
        self.onLate = onLate
    }

    /// Sets the time limit for the next part, from now; nil for none.
    func wait(_ time: TimeAmount?) {
        part = time.map { .now() + $0 } ?? .distantFuture
        schedule()
    }
    /// Sets the time limit for all parts together, from now; nil for none.
    func wait(whole time: TimeAmount?) {
        whole = time.map { .now() + $0 } ?? .distantFuture
        schedule()
    }
    /// Moves the deadlines to `time` from now. Leaves those that are earlier or aren't set.
    func shorten(to time: TimeAmount) {
        let latest = NIODeadline.now() + time
        if part < .distantFuture { part = min(part, latest) }
        if whole < .distantFuture { whole = min(whole, latest) }
        schedule()
    }
    func stop() {
        timer?.task.cancel()
        timer = nil
        part = .distantFuture
        whole = .distantFuture
    }

    private func schedule() {
        let next = min(part, whole)
        guard next < .distantFuture else { return }
        if let timer {
            guard next < timer.time else { return }
            timer.task.cancel()
        }
        let deadlines = NIOLoopBound(self, eventLoop: loop)
        timer = (loop.scheduleTask(deadline: next) { deadlines.value.check() }, next)
    }
    private func check() {
        timer = nil
        if min(part, whole) <= .now() { onLate() } else { schedule() }
    }
}
#endif
