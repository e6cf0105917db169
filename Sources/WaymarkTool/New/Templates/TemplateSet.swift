#if Tools
package import Foundation

/// The built-in templates, each replaceable by a file of the same name in a folder.
package struct TemplateSet: Sendable {
    /// Where an app keeps its own, from its folder.
    package static let folder = ".waymark/templates"

    private let own: URL?

    /// - Parameter own: A folder with files such as `features/View.swift`; what it doesn't have is built in.
    package init(own: URL?) { self.own = own }

    /// The names of all templates, by style.
    package static var names: [String] { builtIn.keys.sorted() }
    package static func text(_ name: String) -> String? { builtIn[name] }

    /// A template.
    ///
    /// - Throws: ``CommandFault`` if there is none of that name, or the replacement can't be read.
    package func template(_ name: String) throws(CommandFault) -> Template {
        guard let text = Self.builtIn[name] else { throw CommandFault("there is no template \(name)") }
        guard let file = own?.appending(path: name),
            FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
        else { return Template(name: name, text: text) }
        guard let replaced = try? String(contentsOf: file, encoding: .utf8) else {
            throw CommandFault("\(Self.folder)/\(name) can't be read")
        }
        return Template(name: "\(Self.folder)/\(name)", text: replaced)
    }

    private static let builtIn = [
        FeatureAppTemplates.all, FeatureTemplates.all, ScreenTemplates.all, PageTemplates.all, AppleTemplates.all,
        RoutesTemplates.all, RoutersTemplates.all,
    ].reduce(into: [String: String]()) { $0.merge($1) { first, _ in first } }
}
#endif
