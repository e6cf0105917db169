#if Tools
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A free port on the loopback interface.
struct LoopbackPort {
    let number: UInt16
    var address: String { "http://127.0.0.1:\(number)" }

    init() throws {
        let found = Self.withLoopback(0) { descriptor, address, length -> UInt16? in
            guard bind(descriptor, address, length.pointee) == 0, getsockname(descriptor, address, length) == 0 else {
                return nil
            }
            return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
        number = try #require(found ?? nil)
    }

    /// Calls a function with a new socket and the loopback address, and returns its result; nil if no socket can be
    /// created.
    private static func withLoopback<Result>(
        _ port: UInt16, _ body: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Result
    ) -> Result? {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body(descriptor, $0, &length) }
        }
    }
}
#endif
