#if Inspector
import FlyingSocks
import Foundation

extension Socket {
    /// Closes the socket in child processes, whose copies would keep the port and the connection open.
    func closeOnExec() { _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) }
}

extension Error {
    /// A readable reason for a socket's failure: the system's message if there is one.
    var socketReason: String {
        switch self as any Error {
        case SocketError.failed(_, _, let message): message
        case SocketError.disconnected: "the connection ended"
        case SocketError.timeout, is Deadline.Passed: "it takes too long"
        default: "\(self)"
        }
    }
}
#endif
