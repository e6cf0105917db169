/// The size limits of links.
///
/// The length is checked before anything else, which bounds the work for a hostile link.
package enum LinkLimits {
    /// The maximum length of a link, in bytes of UTF-8.
    package static let bytes = 2_048
    /// The maximum number of query pairs; empty ones (`&&`) don't count.
    package static let queryPairs = 32
    /// The maximum length of a `String` parameter, in bytes.
    package static let textBytes = 256
    /// The maximum number of segments in a pattern.
    package static let segments = 16
    /// The maximum number of query parameters in a pattern.
    package static let queryParameters = 8
    /// Query keys that patterns may not declare, because links to a whole state use them for the screens besides that
    /// of the path.
    package static let reservedQueryNames: [String] = ["via", "sheet", "cover", "popover", "push"]
}
