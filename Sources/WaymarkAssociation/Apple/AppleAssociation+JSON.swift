#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AppleAssociation {
    /// Reads a file, as Apple's systems do: of what is malformed, no more is left out than the detail or the component
    /// that has the fault. ``findings(in:)`` says what that is.
    ///
    /// - Throws: ``AssociationError`` for a file that is no JSON, or no dictionary.
    public init(json: Data) throws(AssociationError) {
        var reader = AppleAssociationReader()
        guard let file = reader.file(try JSONValue(json)) else { throw AssociationError(.malformed(Self.otherType)) }
        self = file
    }
    /// Reads a file by the same rules.
    public init(from decoder: any Decoder) throws {
        var reader = AppleAssociationReader()
        guard let file = reader.file(try JSONValue(from: decoder)) else {
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: Self.otherType)
            throw DecodingError.dataCorrupted(context)
        }
        self = file
    }
    private static let otherType = "the file is of another type than it should be: expected a dictionary"

    /// The file's JSON, with keys in order and slashes as they are.
    ///
    /// - Throws: ``AssociationError`` for a file of more than 128 KB, which Apple's systems do not read.
    public func json() throws(AssociationError) -> Data {
        let data = try AssociationError.encoding(self)
        guard data.count <= Self.maximumBytes else { throw AssociationError(.tooLarge(bytes: data.count)) }
        return data
    }
}

extension AppleAssociation.Component {
    /// An entry of `paths`, from before iOS 13: `NOT` and a space in front of it exclude.
    init(oldPath text: String) {
        let isExcluded = text.hasPrefix("NOT ")
        self.init(path: isExcluded ? String(text.dropFirst(4)) : text, exclude: isExcluded ? true : nil)
    }
}
