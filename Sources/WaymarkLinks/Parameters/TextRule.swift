/// The length and the ASCII characters that a text parameter may have, checked byte by byte.
public struct TextRule: Hashable, Sendable {
    /// Sets of ASCII characters.
    public enum Characters: Hashable, Sendable {
        /// `A`…`Z`, `a`…`z`
        case letters
        /// `0`…`9`
        case digits
        /// These characters; those that are not ASCII match nothing.
        case these(String)

        func contains(_ byte: UInt8) -> Bool {
            switch self {
            case .letters: Byte.isLetter(byte)
            case .digits: Byte.isDigit(byte)
            case .these(let text): byte < 0x80 && text.utf8.contains(byte)
            }
        }
    }

    let bytes: ClosedRange<Int>
    let characters: [Characters]

    /// A rule for a text of ASCII characters.
    ///
    /// - Parameters:
    ///   - bytes: The lengths that are allowed, in bytes.
    ///   - characters: The characters that are allowed.
    public init(bytes: ClosedRange<Int>, allowing characters: Characters...) {
        self.bytes = bytes
        self.characters = characters
    }

    /// Returns the bytes as text if they follow the rule.
    public func text(_ span: Span<UInt8>) throws(LinkParameterError) -> String {
        guard span.count >= bytes.lowerBound else { throw .tooShort(minimum: bytes.lowerBound) }
        guard span.count <= bytes.upperBound else { throw .tooLong(maximum: bytes.upperBound) }
        for index in span.indices where !characters.contains(where: { $0.contains(span[index]) }) {
            throw .malformed(expected: expectation)
        }
        return String(linkBytes: span)
    }

    private var expectation: String {
        let names = characters.map { set in
            switch set {
            case .letters: "ASCII letters"
            case .digits: "digits"
            case .these(let text): "'\(text)'"
            }
        }
        return "only " + names.joined(separator: ", ")
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
    /// The bytes as a string. A ``LinkParameter`` is given valid UTF-8; invalid bytes would be replaced.
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
