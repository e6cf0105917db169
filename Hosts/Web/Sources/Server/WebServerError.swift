#if Web
import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reason that a server can't listen, or that it stopped.
public enum WebServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The port is in use.
    case portInUse(Int)
    /// The process isn't allowed to listen at this host and port.
    case notPermitted(host: String, port: Int)
    /// The host isn't an address of this machine, or can't be resolved.
    case noSuchAddress(String)
    /// The process may open fewer files (`ulimit -n`) than the server needs.
    case tooFewDescriptors(limit: Int, needed: Int)
    /// Another error. The value is the name of its type, or `error` and its number.
    case other(String)

    init(_ error: any Error, host: String, port: Int) {
        if let error = error as? WebServerError {
            self = error
            return
        }
        guard let error = error as? IOError else {
            self = error is SocketAddressError ? .noSuchAddress(host) : .other("\(type(of: error))")
            return
        }
        switch error.errnoCode {
        case EADDRINUSE: self = .portInUse(port)
        case EACCES, EPERM: self = .notPermitted(host: host, port: port)
        case EADDRNOTAVAIL: self = .noSuchAddress(host)
        default: self = .other("error \(error.errnoCode)")
        }
    }

    public var description: String {
        switch self {
        case .portInUse(let port): "port \(port) is in use; stop the process that uses it, or choose another port"
        case .notPermitted(let host, let port): "this user may not listen on \(host):\(port)"
        case .noSuchAddress(let host): "this machine has no address '\(host)'"
        case .tooFewDescriptors(let limit, let needed):
            "this process may open \(limit) files but needs \(needed); raise the limit (ulimit -n)"
        case .other(let text): "the server couldn't run: \(text)"
        }
    }
}
#endif
