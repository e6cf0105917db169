#if Inspector
import Foundation

/// A server that apps dial into, with one page that shows all of them.
package final class InspectorListener: Sendable {
    package struct InvalidSecret: Error, CustomStringConvertible {
        package var description: String { "WAYMARK_INSPECTOR_SECRET isn't 32 hexadecimal digits" }
    }
    /// The page's address, including its token.
    package let url: String
    /// The addresses for apps to dial, with the secret. If the host is 0.0.0.0, there is one for each of the machine's
    /// IPv4 addresses, and otherwise only one for the host.
    package let appAddresses: [String]
    package let port: Int
    package let appPort: Int
    private let relay: AppRelay
    private let page: InspectorServer
    private let apps: InspectorServer

    /// Creates a listener that serves its page and accepts apps.
    ///
    /// - Parameters:
    ///   - port: The page's port on the loopback interface; 0 for any free port.
    ///   - host: The numeric IPv4 address at which to wait for apps.
    ///   - appPort: The port for apps; 0 for any free port.
    ///   - secret: 32 hexadecimal digits, by default random. With the same secret and `appPort`, apps reconnect after
    ///     the listener has restarted.
    ///   - say: Prints a line about an app.
    /// - Throws: ``InspectorError``, or `InvalidSecret`.
    package convenience init(
        port: Int = 0, host: String = "0.0.0.0", appPort: Int = 0, secret: String? = nil,
        say: @escaping @Sendable (String) -> Void
    ) async throws {
        try await self.init(port: port, host: host, appPort: appPort, secret: secret, limits: .init(), say: say)
    }
    init(
        port: Int = 0, host: String = "0.0.0.0", appPort: Int = 0, secret: String? = nil, limits: ServerLimits,
        say: @escaping @Sendable (String) -> Void
    ) async throws {
        try Inspector.check(host: host, port: port)
        try Inspector.check(host: host, port: appPort)
        let secret = secret ?? AccessCheck.secret()
        guard AccessCheck.isSecret(secret) else { throw InvalidSecret() }
        let token = AccessCheck.secret()
        relay = AppRelay(limits: limits, say: say)
        do { page = try await InspectorServer(.page(relay), token: token, port: port, limits: limits) } catch {
            throw InspectorError.unavailable(host: "127.0.0.1", port: port, reason: error.socketReason)
        }
        do {
            apps = try await InspectorServer(.apps(relay), token: secret, host: host, port: appPort, limits: limits)
        } catch {
            await page.stop()
            throw InspectorError.unavailable(host: host, port: appPort, reason: error.socketReason)
        }
        (self.port, self.appPort) = (page.port, apps.port)
        url = "http://127.0.0.1:\(page.port)/#\(token)"
        let port = apps.port
        appAddresses = (host == "0.0.0.0" ? Self.machineAddresses() : [host]).map { "ws://\($0):\(port)/#\(secret)" }
        await page.run()
        await apps.run()
    }
    /// Waits until `stop()` is called.
    package func wait() async { await apps.wait() }
    package func stop() async {
        await relay.stop()
        await apps.stop()
        await page.stop()
    }

    /// Returns the numeric IPv4 addresses of the machine's interfaces, those of the loopback interface last.
    static func machineAddresses() -> [String] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return ["127.0.0.1"] }
        defer { freeifaddrs(first) }
        var found: [String] = []
        for entry in sequence(first: first, next: { $0?.pointee.ifa_next }) {
            guard let address = entry?.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET) else {
                continue
            }
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let size = socklen_t(MemoryLayout<sockaddr_in>.size)
            guard getnameinfo(address, size, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
                continue
            }
            found.append(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
        return found.filter { !$0.hasPrefix("127.") } + found.filter { $0.hasPrefix("127.") }
    }
}
#endif
