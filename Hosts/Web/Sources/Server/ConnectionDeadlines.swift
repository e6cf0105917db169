#if Web
import NIOCore

/// The time limits of the parts of an exchange. A connection that exceeds one is closed, so that slow clients can't
/// occupy connections.
struct ConnectionTimes: Sendable {
    /// From the first byte of a request, or from the start of the connection, to the end of the head.
    var header = TimeAmount.seconds(10)
    /// Between two reads of a body.
    var read = TimeAmount.seconds(10)
    /// From the end of the head to the end of the body.
    var request = TimeAmount.seconds(30)
    /// From the start of a response until the client has received it.
    var write = TimeAmount.seconds(30)
    /// Between two requests.
    var idle = TimeAmount.seconds(10)
    /// From the last response until the client has closed its side, too.
    var closing = TimeAmount.seconds(2)
    /// After the server has been told to stop: for the rest of a body, and until the client has received a response.
    /// Together with the time that pages take, it stays below the 10 seconds after which Docker kills a container.
    var stopping = TimeAmount.seconds(4)
}

/// Reports when a connection exceeds a time limit. It has one timer, set for the next deadline or earlier: a request
/// moves the deadlines but not the timer. Deadlines use the system's monotonic clock.
final class ConnectionDeadlines {
    private let loop: any EventLoop
    private let onLate: () -> Void
    /// The deadlines of the current part and of the whole request; the distant future for none.
    private var part = NIODeadline.distantFuture
    private var whole = NIODeadline.distantFuture
    private var timer: (task: Scheduled<Void>, time: NIODeadline)?

    /// - Parameter onLate: Called on the event loop.
    init(_ loop: any EventLoop, onLate: @escaping () -> Void) {
        self.loop = loop
        self.onLate = onLate
    }

    /// Sets the time limit for the next part; nil for none.
    func wait(_ time: TimeAmount?) {
        part = time.map { .now() + $0 } ?? .distantFuture
        schedule()
    }
    /// Sets the time limit for all parts together.
    func wait(whole time: TimeAmount?) {
        whole = time.map { .now() + $0 } ?? .distantFuture
        schedule()
    }
    /// Shortens the limits that are set.
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
