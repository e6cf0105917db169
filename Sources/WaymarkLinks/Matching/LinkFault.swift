/// What the matcher found wrong, in one register: the code, where, and a number that belongs to it. It becomes a
/// ``LinkError`` only once somebody throws it.
@usableFromInline struct LinkFault: Equatable, Sendable {
    enum Code: UInt32 {
        case none, empty, tooLong, illegalCharacter, origin, notAPath, dotSegment, emptySegment, invalidEncoding
        case unknownRoute = 9
        case tooManyParameters, valuelessParameter, duplicateParameter, secondHash
    }
    @usableFromInline let bits: UInt32

    @inline(__always) init(_ code: Code, at offset: Int = 0, query: Int = 0) {
        bits = code.rawValue | UInt32(truncatingIfNeeded: offset) << 8 | UInt32(truncatingIfNeeded: query) << 24
    }
    @inlinable var isNone: Bool { bits == 0 }
    /// By far the most frequent fault. It needs no second look at the link, so callers throw it directly. The number is
    /// that of `Code.unknownRoute`.
    @inlinable var isUnknownRoute: Bool { bits & 0xFF == 9 }
    static var none: LinkFault { LinkFault(.none) }

    var code: Code { Code(rawValue: bits & 0xFF) ?? .none }
    @inlinable var offset: Int { Int(bits >> 8 & 0xFFFF) }
    /// Whether a pattern had the path, and what follows the path was wrong. The scanner has let the link through, so
    /// that no broken encoding is left.
    var isBehindThePath: Bool {
        switch code {
        case .tooManyParameters, .valuelessParameter, .duplicateParameter: true
        default: false
        }
    }
    /// Which query parameter of the pattern.
    var query: Int { Int(bits >> 24) }
}

extension LinkFault {
    /// The error that people see. Reads the link once more where the fault alone does not say enough.
    @usableFromInline @inline(never)
    func error(
        _ bytes: UnsafeBufferPointer<UInt8>, _ origins: LinkPrefixes?, _ matcher: LinkMatcher, _ pattern: Int
    ) -> LinkError {
        LinkError(kind(bytes, origins, matcher, pattern))
    }

    private func kind(
        _ bytes: UnsafeBufferPointer<UInt8>, _ origins: LinkPrefixes?, _ matcher: LinkMatcher, _ pattern: Int
    ) -> LinkError.Kind {
        switch code {
        case .none, .empty: return .empty
        case .tooLong: return .tooLong(limit: LinkLimits.bytes)
        case .illegalCharacter:
            let illegal = bytes.indices.first { $0 >= offset && !Byte.isAllowed(bytes[$0]) } ?? offset
            return LinkError(illegalByteAt: illegal, of: bytes).kind
        case .secondHash: return .illegalCharacter(byte: Byte.hash, offset: offset)
        case .origin:
            guard let origins else { return .malformed(.path, offset: 0) }
            do throws(LinkError) { try LinkScanner.checkOrigin(bytes, origins.origins) } catch { return error.kind }
            return .schemeNotAllowed
        case .notAPath: return .malformed(.path, offset: 0)
        case .dotSegment: return .dotSegment(offset: offset)
        case .emptySegment: return .emptySegment(offset: offset)
        case .invalidEncoding: return .invalidEncoding(offset: offset)
        case .unknownRoute: return .unknownRoute(offset: offset)
        case .tooManyParameters: return .tooManyParameters(limit: LinkLimits.queryPairs, offset: offset)
        case .valuelessParameter:
            return .valuelessParameter(name: matcher.queryName(query, of: pattern), offset: offset)
        case .duplicateParameter:
            return .duplicateParameter(name: matcher.queryName(query, of: pattern), offset: offset)
        }
    }
}
