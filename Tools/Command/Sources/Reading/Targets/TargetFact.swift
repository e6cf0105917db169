#if Tools
/// A target of a package, or a group of files that belong to no package's target.
package struct TargetFact: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable {
        case library, executable, test
        /// A group of files that belong to no package's target, as in an app that only an Xcode project describes.
        case folder
    }
    package let name: String
    package let kind: Kind
    /// The path of the target's folder, relative to `ReadApp.root`.
    package let path: String
    /// The paths of the target's Swift files, relative to `ReadApp.root`.
    package var sources: [String]
    /// The names of the other targets that the target depends on: those in the manifest, and those that its files
    /// import. Tests outside packages also depend on the apps beside or around them.
    package var dependencies: Set<String>

    package init(name: String, kind: Kind, path: String, sources: [String], dependencies: Set<String>) {
        self.name = name
        self.kind = kind
        self.path = path
        self.sources = sources
        self.dependencies = dependencies
    }
}

/// The source from which the targets of an app are read.
package enum TargetSource: Hashable, Sendable {
    /// The output of `swift package describe`.
    case manifest
    /// The path of a file with that output. The command plugin writes it, because SwiftPM is busy while a plugin runs.
    case description(String)
    /// The conventional folders, without SwiftPM.
    case folders
}
#endif
