/// The size limits of links.
///
/// The length is checked before anything else, which bounds the work for a hostile link.
@usableFromInline package enum LinkLimits {
    /// The maximum length of a link, in bytes of UTF-8.
    @inlinable package static var bytes: Int { 2_048 }
    /// The maximum number of query pairs; empty ones (`&&`) don't count.
    @inlinable package static var queryPairs: Int { 32 }
    /// The maximum length of a `String` parameter, in bytes.
    @inlinable package static var textBytes: Int { 256 }
    /// The maximum number of segments in a pattern.
    @inlinable package static var segments: Int { 16 }
    /// The maximum number of query parameters in a pattern.
    @inlinable package static var queryParameters: Int { 8 }
    /// Query keys that patterns may not declare, because links to a whole state use them for the screens besides that
    /// of the path.
    package static let reservedQueryNames: [String] = ["via", "sheet", "cover", "popover", "inspector", "push"]
}
