package import WaymarkLinks

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Why an association file could not be read or made. Its description says what is wrong, and where.
public struct AssociationError: Error, Hashable, Sendable, CustomStringConvertible {
    package let problem: Problem

    init(_ problem: Problem) { self.problem = problem }

    /// One case for each message.
    package enum Problem: Hashable, Sendable {
        /// It is no such file: what is wrong, and where.
        case malformed(String)
        /// It is larger than 128 KB.
        case tooLarge(bytes: Int)
        /// Not `PREFIX.bundle.identifier`.
        case malformedAppID(String)
        /// Not a package's name.
        case malformedPackage(String)
        /// Not 32 pairs of upper-case hexadecimal digits with colons between.
        case malformedFingerprint(String)
        /// A pattern's literal holds what the format reads as a wildcard or a variable, and has no way to write
        /// plainly.
        case inexpressible(LinkPattern)
    }

    static func encoding(_ value: some Encodable) throws(AssociationError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do { return try encoder.encode(value) } catch { throw AssociationError(.malformed("\(error)")) }
    }

    public var description: String {
        switch problem {
        case .malformed(let what): what
        case .tooLarge(let bytes): "\(bytes) bytes: at most \(AppleAssociation.maximumBytes) are read"
        case .malformedAppID(let text): "'\(text)' is not an application identifier: PREFIX.bundle.identifier"
        case .malformedPackage(let text): "'\(text)' is not a package name"
        case .malformedFingerprint(let text):
            "'\(text)' is not a SHA-256 fingerprint: 32 pairs of upper-case hexadecimal digits, with ':' between"
        case .inexpressible(let pattern):
            "'\(pattern)' has a '*' or a '$(' that an association file would read as a wildcard"
        }
    }
}
