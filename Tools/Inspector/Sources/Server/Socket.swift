#if Inspector
import FlyingSocks
import Foundation

extension Socket {
    /// Marks the socket as close-on-exec, so that a child process doesn't keep the port or the connection open.
    func closeOnExec() { _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) }
}

extension Error {
    /// The reason that a socket operation failed: the system's message, if there is one.
    var socketReason: String {
        switch self as any Error {
        case SocketError.failed(_, _, let message): message
        case SocketError.disconnected: "the connection ended"
        case SocketError.timeout, is Deadline.Passed: "it timed out"
        default: "\(self)"
        }
    }
}
#endif
