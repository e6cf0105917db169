#if Tools
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A server that sends one client a faulty response, on a thread of its own.
final class BadServer: Sendable {
    let port: UInt16
    private let listener: Int32

    /// Starts the server.
    ///
    /// - Parameter answer: Sends texts to the client. `send` returns false once the client is gone.
    init(_ answer: @escaping @Sendable (_ send: (String) -> Bool) -> Void) throws {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRINUSE) }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            signal(SIGPIPE, SIG_IGN)
            let client = accept(listener, nil, nil)
            guard client >= 0 else { return }
            var request = [UInt8](repeating: 0, count: 4_096)
            _ = read(client, &request, request.count)
            answer { text in text.withCString { write(client, $0, strlen($0)) >= 0 } }
            close(client)
        }
    }
    deinit { close(listener) }
}
#endif
