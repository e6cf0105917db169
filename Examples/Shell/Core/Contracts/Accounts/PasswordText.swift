import Foundation

/// A password in plain text, validated and normalized.
nonisolated package struct PasswordText: Hashable, Sendable {
    /// The text in UTF-8, in normalization form C, so that all keyboards produce the same bytes.
    package let bytes: [UInt8]

    static let fewestCharacters = 12
    package static let maximumBytes = 1_024

    /// Validates a password.
    ///
    /// - Throws: `invalidPassword` if it has fewer than 12 characters, more than 1,024 bytes, or a control character.
    package init(_ text: String) throws(AccountFault) {
        let normal = text.precomposedStringWithCanonicalMapping
        guard normal.count >= Self.fewestCharacters, normal.utf8.count <= Self.maximumBytes,
            !normal.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw .invalidPassword }
        bytes = Array(normal.utf8)
    }
    /// Creates an unvalidated password, for test vectors.
    package init(unchecked text: String) { bytes = Array(text.utf8) }
}
