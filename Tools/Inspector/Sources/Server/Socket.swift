#if Inspector
import FlyingSocks
import Foundation

extension Socket {
    /// Keeps programs that the app starts from inheriting the socket: their copy would keep the port and the connection
    /// open after the app has closed its own.
    func closeOnExec() { _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) }
}

extension Error {
    /// Why a socket failed, in words for people: the system's own where it has some.
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
