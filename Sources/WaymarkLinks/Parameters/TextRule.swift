/// The length and the ASCII characters that a text parameter may have.
///
/// ```swift
/// TextRule(bytes: 3...64)                               // letters and digits
/// TextRule(bytes: 4...4, letters: false)                // four digits
/// TextRule(bytes: 1...80, others: "-_")                 // letters, digits, hyphens and underscores
/// ```
public struct TextRule: Hashable, Sendable {
    let bytes: ClosedRange<Int>
    let letters: Bool
    let digits: Bool
    let others: String

    /// Creates a rule for a text of ASCII characters.
    ///
    /// - Parameters:
    ///   - bytes: The lengths that are allowed, in bytes.
    ///   - letters: Whether `A`…`Z` and `a`…`z` are allowed.
    ///   - digits: Whether `0`…`9` are allowed.
    ///   - others: Further characters that are allowed. Those that aren't ASCII match nothing.
    public init(bytes: ClosedRange<Int>, letters: Bool = true, digits: Bool = true, others: String = "") {
        self.bytes = bytes
        self.letters = letters
        self.digits = digits
        self.others = others
    }

    /// Returns the text if it follows the rule.
    ///
    /// - Throws: ``LinkParameterError``: too short, too long, or malformed, with the characters that are allowed.
    public func checked(_ text: String) throws(LinkParameterError) -> String {
        let count = text.utf8.count
        guard count >= bytes.lowerBound else { throw .tooShort(minimum: bytes.lowerBound) }
        guard count <= bytes.upperBound else { throw .tooLong(maximum: bytes.upperBound) }
        guard text.utf8.allSatisfy(allows) else { throw .malformed(expected: expectation) }
        return text
    }
    private func allows(_ byte: UInt8) -> Bool {
        letters && Byte.isLetter(byte) || digits && Byte.isDigit(byte) || byte < 0x80 && others.utf8.contains(byte)
    }
    private var expectation: String {
        let names = [letters ? "ASCII letters" : nil, digits ? "digits" : nil, others.isEmpty ? nil : "'\(others)'"]
        return "only " + names.compactMap(\.self).joined(separator: ", ")
    }
}

extension String {
    /// Bytes that are known to be ASCII, as a string.
    @inlinable init(ascii bytes: Span<UInt8>) {
        assert(bytes.withUnsafeBufferPointer { $0.allSatisfy { $0 < 0x80 } })
        if bytes.count > 15, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            self.init(copying: UTF8Span(unchecked: bytes, isKnownASCII: true))
        } else {
            self.init(linkBytes: bytes)
        }
    }
    /// Creates a string from the bytes that a ``LinkBytesParameter`` gets. They are valid UTF-8; invalid bytes would be
    /// replaced.
    @inlinable public init(linkBytes: Span<UInt8>) {
        self = linkBytes.withUnsafeBufferPointer { bytes in
            guard bytes.count <= 15, let base = bytes.baseAddress else { return String(decoding: bytes, as: UTF8.self) }
            // fits into the string itself: written in place, a third faster
            return String(unsafeUninitializedCapacity: bytes.count) { memory in
                Self.copy(base, bytes.count, to: memory.baseAddress.unsafelyUnwrapped)
                return bytes.count
            }
        }
    }
    /// At most 16 bytes, in two words that may overlap: less than a call of `memcpy` costs.
    @inlinable @inline(__always) static func copy(
        _ source: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
    ) {
        let from = UnsafeRawPointer(source)
        let to = UnsafeMutableRawPointer(target)
        if count >= 8 {
            let end = from.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            to.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
            to.storeBytes(of: end, toByteOffset: count &- 8, as: UInt64.self)
        } else if count >= 4 {
            let end = from.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            to.storeBytes(of: from.loadUnaligned(as: UInt32.self), as: UInt32.self)
            to.storeBytes(of: end, toByteOffset: count &- 4, as: UInt32.self)
        } else if count > 0 {
            target[0] = source[0]
            target[count >> 1] = source[count >> 1]
            target[count &- 1] = source[count &- 1]
        }
    }
}
