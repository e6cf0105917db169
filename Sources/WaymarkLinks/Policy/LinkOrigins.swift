/// The origins of an app's links: its custom schemes and the hosts of its universal links. Configured once per app.
///
/// With a scheme and a host, `challenge://character/42` and `https://challenge.example/character/42` are equivalent.
@usableFromInline package struct LinkOrigins: Sendable {
    /// The app's own schemes, in lower case. The first is used for printing.
    package let schemes: [String]
    /// The hosts of the app's universal links, in lower case. The first is used for printing.
    package let hosts: [String]
    let schemeBytes: [[UInt8]], hostBytes: [[UInt8]]
    /// `https://` followed by each host.
    let prefixes: [[UInt8]]

    /// No origins, for tables whose links are only paths.
    package static var none: LinkOrigins { LinkOrigins(checked: [], []) }
    private init(checked schemes: [String], _ hosts: [String]) {
        self.schemes = schemes
        self.hosts = hosts
        schemeBytes = schemes.map { Array($0.utf8) }
        hostBytes = hosts.map { Array($0.utf8) }
        prefixes = hosts.map { Array("https://".utf8) + $0.utf8 }
    }

    /// Creates the origins of an app's links.
    ///
    /// - Parameters:
    ///   - schemes: The custom schemes, without `:`, in any case.
    ///   - hosts: The hosts, without ports, in any case.
    /// - Throws: ``LinkSetupError`` for a scheme or host that isn't valid in a link or is listed twice, and for `http`,
    ///   `https`, `javascript`, `data`, `file`, `about` and `blob`, which can't be an app's own schemes.
    package init(schemes: [String] = [], hosts: [String] = []) throws(LinkSetupError) {
        self.init(checked: schemes.map { Byte.lowercased($0) }, hosts.map { Byte.lowercased($0) })
        for scheme in self.schemes {
            guard Self.isScheme(scheme) else {
                throw Self.error("'\(scheme)' is not a scheme; write a letter, then letters, digits, '+', '-' or '.'")
            }
            guard !Self.foreignSchemes.contains(scheme) else {
                throw Self.error("'\(scheme)' cannot be a scheme of an app's own")
            }
        }
        for host in self.hosts where !Self.isHost(host) {
            throw Self.error("'\(host)' is not a host name; write labels of ASCII letters, digits and inner '-'")
        }
        if let twice = Self.firstDuplicate(self.schemes) ?? Self.firstDuplicate(self.hosts) {
            throw Self.error("'\(twice)' is declared twice")
        }
    }
    private static func error(_ description: String) -> LinkSetupError { .invalidOrigin(description) }

    private static let foreignSchemes = ["http", "https", "javascript", "data", "file", "about", "blob"]

    /// Returns true for a valid scheme (RFC 3986, section 3.1).
    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.utf8.first, Byte.isLetter(first) else { return false }
        return text.consists(of: .scheme)
    }
    /// Returns true for a valid host: labels of letters, digits and inner hyphens (RFC 1123, section 2.1), at most 253
    /// bytes in all, without a trailing dot.
    private static func isHost(_ text: String) -> Bool {
        let labels = text.utf8.split(separator: Byte.dot, omittingEmptySubsequences: false)
        return text.utf8.count <= 253
            && labels.allSatisfy { label in
                (1...63).contains(label.count)
                    && label.allSatisfy { Byte.isLetter($0) || Byte.isDigit($0) || $0 == Byte.hyphen }
                    && label.first != Byte.hyphen && label.last != Byte.hyphen
            }
    }
    private static func firstDuplicate(_ texts: [String]) -> String? {
        texts.indices.first { texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
    }
}

/// The origin of a printed link: a custom scheme, or a host of universal links.
package enum LinkOrigin: Hashable, Sendable {
    /// `scheme://…`
    case scheme(String)
    /// `https://host/…`
    case universal(host: String)

    /// The text before the path, which starts with a slash: `scheme:/` or `https://host`.
    var prefix: String {
        switch self {
        case .scheme(let scheme): scheme + ":/"
        case .universal(let host): "https://" + host
        }
    }
}
