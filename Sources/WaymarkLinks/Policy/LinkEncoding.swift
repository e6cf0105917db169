/// Percent-encoding of whole texts, for those who write down what links look like.
package enum LinkEncoding {
    /// A literal as it stands in a path.
    package static func segment(_ literal: String) -> String {
        PercentCoding.encoded(literal, isPlain: Byte.isSegmentByte)
    }
    /// A value as it is printed: all but the unreserved bytes are encoded.
    package static func value(_ text: String) -> String {
        PercentCoding.encoded(text, isPlain: Byte.isUnreserved)
    }
    /// The text, decoded once; nil where a triplet is not whole or the result is not UTF-8.
    package static func decoded(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        return PercentCoding.decoded(bytes.span, bytes.indices).map { String(decoding: $0, as: UTF8.self) }
    }
}
