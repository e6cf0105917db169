import Foundation

/// The address of a data source: scheme, host, port and a base path.
nonisolated public struct SourceAddress: Hashable, Sendable {
    /// The address without a trailing slash.
    let text: String
    /// The address's scheme, host and port, such as `https://host:443`.
    let origin: String
    /// The origin from which pictures may be loaded, such as `https://host`; nil without TLS.
    public let imageHost: String?

    /// Parses an address.
    ///
    /// - Throws: `SourceAddressFault` for the first fault.
    public init(_ text: String) throws(SourceAddressFault) {
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let parts = URLComponents(string: text) else {
            throw .malformed(text)
        }
        let scheme = parts.scheme?.lowercased() ?? ""
        guard ["http", "https"].contains(scheme) else { throw .scheme(text) }
        guard parts.host?.isEmpty == false else { throw .host(text) }
        guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil else {
            throw .extra(text)
        }
        // `URLComponents` ignores a malformed port
        guard let origin = Self.origin(of: text) else { throw .port(text) }
        self.origin = origin
        imageHost = scheme == "https" ? origin.hasSuffix(":443") ? String(origin.dropLast(4)) : origin : nil
        self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    /// Returns the origin of an address (RFC 6454): scheme, lowercase host and port. Returns nil for text that isn't an
    /// `http` or `https` URL, has no host, or has an invalid port.
    static func origin(of address: String) -> String? {
        guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
            let host = parts.host?.lowercased(), !host.isEmpty, let standard = ["http": 80, "https": 443][scheme]
        else { return nil }
        let authority = address.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
        let bare = authority.split(separator: "@").last ?? ""
        guard !bare.hasSuffix(":"), (1...65_535).contains(parts.port ?? standard) else { return nil }
        return "\(scheme)://\(host):\(parts.port ?? standard)"
    }
}
