/// The rules of the link policy, by the number under which the documentation lists them.
public enum LinkRule: String, Hashable, Sendable, CaseIterable {
    /// Sizes: bytes, query pairs, text parameters.
    case p0 = "P0"
    /// Only the bytes that RFC 3986 allows.
    case p1 = "P1"
    /// The scheme: `https` or one of the app's own.
    case p2 = "P2"
    /// The host: exactly one of the app's.
    case p3 = "P3"
    /// The port: none, or `443`.
    case p4 = "P4"
    /// No backslash in the authority.
    case p5 = "P5"
    /// The form of a custom scheme's link.
    case p6 = "P6"
    /// The path is split before it is decoded, and decoded once, as strict UTF-8.
    case p7 = "P7"
    /// No dot segment and no empty segment.
    case p8 = "P8"
    /// Which pattern wins.
    case p9 = "P9"
    /// Numbers have one spelling.
    case p10 = "P10"
    /// Character classes are tested on bytes.
    case p11 = "P11"
    /// The query.
    case p12 = "P12"
    /// The fragment is checked and then forgotten.
    case p13 = "P13"
    /// No parameter is a destination by itself.
    case p14 = "P14"
}
