#if Tools
package import Foundation

/// The built-in templates, each replaceable by a file of the same name in a folder.
package struct TemplateSet: Sendable {
    /// The app's own files, relative to its folder.
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
        guard let own else { return Template(name: name, text: text) }
        do throws(RegularFile.Fault) {
            let replaced = try RegularFile.text(own.appending(path: name))
            return Template(name: "\(Self.folder)/\(name)", text: replaced)
        } catch {
            guard !error.isMissing else { return Template(name: name, text: text) }
            throw CommandFault("\(Self.folder)/\(name) \(error.message)")
        }
    }

    private static let builtIn = [
        FeatureAppTemplates.all, FeatureTemplates.all, ScreenTemplates.all, PageTemplates.all, AppleTemplates.all,
        RoutesTemplates.all, RoutersTemplates.all,
    ].reduce(into: [String: String]()) { $0.merge($1) { first, _ in first } }
}
#endif
