#if Tools
/// A module of the app, with its files.
package struct TargetFact: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable {
        case library, executable, test
        /// Files outside of any package: an app target that only an Xcode project knows.
        case folder
    }
    package let name: String
    package let kind: Kind
    /// From the folder that is read.
    package let path: String
    /// Paths of its Swift files, from the folder that is read.
    package var sources: [String]
    /// The modules that it may import: those that the manifest names, or those that its files do.
    package var dependencies: Set<String>

    package init(name: String, kind: Kind, path: String, sources: [String], dependencies: Set<String>) {
        self.name = name
        self.kind = kind
        self.path = path
        self.sources = sources
        self.dependencies = dependencies
    }
}

/// Where an app's targets come from.
package enum TargetSource: Hashable, Sendable {
    /// `swift package describe`.
    case manifest
    /// A description in a file, as the command plugin writes it: SwiftPM is busy while a plugin runs.
    case description(String)
    /// The folders alone.
    case folders
}
#endif
