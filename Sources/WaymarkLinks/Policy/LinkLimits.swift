/// The sizes that a link may have.
///
/// They are checked before anything else is looked at, so that the worst link costs no more than the longest one.
@usableFromInline package enum LinkLimits {
    /// The longest link, in bytes of UTF-8.
    @inlinable package static var bytes: Int { 2_048 }
    /// The most query pairs; empty ones (`&&`) do not count.
    @inlinable package static var queryPairs: Int { 32 }
    /// The longest text, in bytes, that a `String` parameter takes.
    @inlinable package static var textBytes: Int { 256 }
    /// The most segments that a pattern may have.
    @inlinable package static var segments: Int { 16 }
    /// The most query parameters that a pattern may declare.
    @inlinable package static var queryParameters: Int { 8 }
    /// Query names that no pattern may declare: they hold the rest of a state beside its top.
    package static let reservedQueryNames: [String] = ["via", "sheet", "cover", "popover", "inspector", "push"]
}
