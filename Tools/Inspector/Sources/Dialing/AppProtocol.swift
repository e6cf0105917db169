#if Inspector
import Foundation

/// Names that a dialing app and a listener share.
enum AppProtocol {
    static let path = "/app/socket"
    /// The WebSocket subprotocol, which names the protocol and its version.
    static let version = "waymark-inspector.1"
    static let versionField = "sec-websocket-protocol"
    /// The header field with an id that each dialing Inspector creates at random. A new connection with the same id
    /// replaces the old one.
    static let instanceField = "waymark-app"
    /// The environment variable with the address to dial.
    static let variable = "WAYMARK_INSPECTOR"
}

/// The address at which a listener waits for apps, as `waymark-inspector` prints it: `ws://HOST:PORT/#SECRET`.
struct DialAddress: Hashable, Sendable, CustomStringConvertible {
    let host: String
    let port: Int
    let secret: String

    /// The host and port, without the secret.
    var description: String { "\(host):\(port)" }

    /// Parses an address.
    ///
    /// - Parameter origin: The source of the text, named in the error.
    /// - Throws: ``InspectorError/invalidAddress(_:origin:reason:)``. The error leaves out the secret.
    init(_ text: String, from origin: String) throws(InspectorError) {
        func refused(_ reason: String) -> InspectorError {
            // errors may be printed, so they leave out the secret, which follows #
            let shown = String(text.prefix { $0 != "#" }).printable
            return .invalidAddress(shown, origin: origin, reason: reason)
        }
        guard let parts = URLComponents(string: text), let scheme = parts.scheme, let host = parts.host else {
            throw refused("it isn't a URL")
        }
        guard scheme == "ws" else { throw refused("its scheme is '\(scheme)' instead of 'ws'") }
        guard parts.user == nil, parts.password == nil, parts.query == nil, ["", "/"].contains(parts.path) else {
            throw refused("it has more than a host, a port and a secret")
        }
        self.host = host == "localhost" ? "127.0.0.1" : host
        guard Inspector.isAddress(self.host) else {
            throw refused("its host isn't an IPv4 address such as 192.168.1.20")
        }
        guard let port = parts.port, (1...65_535).contains(port) else {
            throw refused("it has no port from 1 to 65535")
        }
        guard let secret = parts.fragment, AccessCheck.isSecret(secret) else {
            throw refused("it has no secret of 32 hexadecimal digits after #")
        }
        (self.port, self.secret) = (port, secret)
    }
}
#endif
