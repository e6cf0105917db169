import Foundation

/// The address of a data source: scheme, host, port and a path that everything else is added to.
nonisolated public struct SourceAddress: Hashable, Sendable {
    /// Without a slash at its end.
    let text: String
    /// `https://host:port`.
    let origin: String
    /// `https://host`, where pictures may come from; nil without TLS.
    public let imageHost: String?

    /// Checks an address.
    ///
    /// - Throws: The first fault that is found.
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
        // an authority with a port that is no number has no port to a parser that forgives
        guard let origin = Self.origin(of: text) else { throw .port(text) }
        self.origin = origin
        imageHost = scheme == "https" ? origin.hasSuffix(":443") ? String(origin.dropLast(4)) : origin : nil
        self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    /// The origin of an address (RFC 6454): scheme, host in lower case and port.
    ///
    /// - Returns: nil for what has none, or a port beyond 65535.
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
