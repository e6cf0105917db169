#if Inspector
/// The reason that an Inspector can't start, or can't listen again.
public enum InspectorError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The app was built for release. Pass `allowsReleaseBuilds: true` to inspect such a build.
    case releaseBuild
    /// The host isn't a numeric IPv4 address, such as `127.0.0.1`.
    case invalidHost(String)
    /// The port isn't from 0 to 65535.
    case invalidPort(Int)
    /// The host and port can't be bound. `reason` says why, usually in the system's words.
    case unavailable(host: String, port: Int, reason: String)

    public var description: String {
        switch self {
        case .releaseBuild: "this is a release build; pass allowsReleaseBuilds: true to inspect it"
        case .invalidHost(let host): "'\(host)' isn't an IPv4 address; use one such as 127.0.0.1"
        case .invalidPort(let port): "\(port) isn't a port; use 1 to 65535, or 0 for any free port"
        case .unavailable(let host, let port, let reason): "can't listen at \(host):\(port): \(reason)"
        }
    }
}
#endif
