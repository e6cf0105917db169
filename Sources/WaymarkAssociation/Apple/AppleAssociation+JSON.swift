#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AppleAssociation {
    /// Reads a file.
    ///
    /// - Throws: ``AssociationError``: what is missing or has the wrong type, and where. For
    ///   everything that is wrong, use ``findings(in:)``.
    public init(json: Data) throws(AssociationError) {
        do { self = try JSONDecoder().decode(Self.self, from: json) } catch { throw AssociationError(error) }
    }
    /// The file's JSON, with keys in order and slashes as they are.
    ///
    /// - Throws: ``AssociationError`` for a file of more than 128 KB, which Apple's systems do not read.
    public func json() throws(AssociationError) -> Data {
        let data = try AssociationError.encoding(self)
        guard data.count <= Self.maximumBytes else { throw AssociationError(.tooLarge(bytes: data.count)) }
        return data
    }
}

extension AppleAssociation.Details {
    private enum CodingKeys: String, CodingKey { case appID, appIDs, components, paths, defaults }

    /// Today's keys win where a file has both.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let appIDs = try container.decodeIfPresent([String].self, forKey: .appIDs) {
            self.appIDs = appIDs
        } else if let appID = try container.decodeIfPresent(String.self, forKey: .appID) {
            appIDs = [appID]
        } else {
            appIDs = try container.decode([String].self, forKey: .appIDs)
        }
        if let components = try container.decodeIfPresent([AppleAssociation.Component].self, forKey: .components) {
            self.components = components
        } else if let paths = try container.decodeIfPresent([String].self, forKey: .paths) {
            components = paths.map(AppleAssociation.Component.init(oldPath:))
        } else {
            components = try container.decode([AppleAssociation.Component].self, forKey: .components)
        }
        defaults = try container.decodeIfPresent(AppleAssociation.Defaults.self, forKey: .defaults)
    }
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(appIDs, forKey: .appIDs)
        try container.encode(components, forKey: .components)
        try container.encodeIfPresent(defaults, forKey: .defaults)
    }
}

extension AppleAssociation.Component {
    /// An entry of `paths`, from before iOS 13: `NOT` and a space in front of it exclude.
    init(oldPath text: String) {
        let isExcluded = text.hasPrefix("NOT ")
        self.init(path: isExcluded ? String(text.dropFirst(4)) : text, exclude: isExcluded ? true : nil)
    }
}
