#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AppleAssociation {
    /// Reads a file as Apple's systems do, but of any size. A fault drops only the component, detail, variable or
    /// service that contains it. ``issues(in:)`` lists the faults.
    ///
    /// - Throws: ``AssociationIssue`` for a file that isn't JSON, or isn't a dictionary.
    public init(json: Data) throws(AssociationIssue) {
        var reader = AppleAssociationReader()
        guard let file = reader.file(try JSONValue(json)) else {
            throw AssociationIssue(.wrongType(expected: "a dictionary"))
        }
        self = file
    }
    /// Reads a file as ``init(json:)`` does.
    ///
    /// - Throws: `DecodingError` for a file that isn't a dictionary.
    public init(from decoder: any Decoder) throws {
        var reader = AppleAssociationReader()
        guard let file = reader.file(try JSONValue(from: decoder)) else {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath, debugDescription: "expected a dictionary")
            throw DecodingError.dataCorrupted(context)
        }
        self = file
    }

    /// Returns the file's JSON, indented, with sorted keys and unescaped slashes.
    ///
    /// - Throws: ``AssociationIssue`` if it can't be encoded, or for a file of more than 128 KB, which Apple's systems
    ///   ignore.
    public func json() throws(AssociationIssue) -> Data {
        let data = try AssociationIssue.encoding(self)
        guard data.count <= Self.maximumBytes else { throw AssociationIssue(.tooLarge(bytes: data.count)) }
        return data
    }
}

extension AppleAssociation.Component {
    /// Creates a rule from an entry of `paths`, the format from before iOS 13. The rule excludes the path if the entry
    /// starts with `NOT `.
    init(oldPath text: String) {
        let isExcluded = text.hasPrefix("NOT ")
        self.init(path: isExcluded ? String(text.dropFirst(4)) : text, exclude: isExcluded ? true : nil)
    }
}
