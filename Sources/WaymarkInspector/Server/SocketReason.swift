#if Inspector
import FlyingSocks

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
