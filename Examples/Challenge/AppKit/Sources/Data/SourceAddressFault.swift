/// The reason that an address of a data source is refused. Each case has the address.
nonisolated public enum SourceAddressFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text isn't a URL.
    case malformed(String)
    /// The scheme is neither `http` nor `https`.
    case scheme(String)
    /// The address has no host.
    case host(String)
    /// The port is invalid.
    case port(String)
    /// The address has a user, a password, a query or a fragment.
    case extra(String)

    public var description: String {
        switch self {
        case .malformed(let text): "'\(text)' isn't a URL"
        case .scheme(let text): "'\(text)' begins with neither http:// nor https://"
        case .host(let text): "'\(text)' has no host"
        case .port(let text): "the port of '\(text)' isn't a number from 1 to 65535"
        case .extra(let text): "'\(text)' has a user, a query or a fragment; remove it"
        }
    }
}
