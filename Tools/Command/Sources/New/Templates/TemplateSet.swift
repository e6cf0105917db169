#if Tools
package import Foundation

/// The built-in templates, each replaceable by a file of the same name in a folder.
package struct TemplateSet: Sendable {
    /// The app's own files, relative to its folder.
    package static let folder = ".waymark/templates"

    private let own: URL

    /// - Parameter own: A folder with files such as `features/screen`; what it doesn't have is built in.
    package init(own: URL) { self.own = own }

    /// The names of all templates, by style.
    package static var names: [String] { builtIn.keys.sorted() }
    package static func text(_ name: String) -> String? { builtIn[name] }

    /// A template.
    ///
    /// - Throws: ``CommandFault`` if there is none of that name, or the replacement can't be read.
    package func template(_ name: String) throws(CommandFault) -> Template {
        guard let text = Self.builtIn[name] else { throw CommandFault("there is no template \(name)") }
        do throws(RegularFile.Fault) {
            let replaced = try RegularFile.text(own.appending(path: name))
            return Template(name: "\(Self.folder)/\(name)", text: replaced)
        } catch {
            guard !error.isMissing else { return Template(name: name, text: text) }
            throw CommandFault("\(Self.folder)/\(name) \(error.message)")
        }
    }

    private static let builtIn = [
        "features/app": CommonTemplates.app + "\n" + FeaturesTemplates.app,
        "features/feature": FeaturesTemplates.feature,
        "features/wiring": FeaturesTemplates.wiring, "features/outgoing": FeaturesTemplates.outgoing,
        "features/screen": FeatureScreenTemplates.screen, "features/added": FeatureScreenTemplates.added,
        "features/lead": FeatureScreenTemplates.lead,
        "router/app": CommonTemplates.app + "\n" + RouterTemplates.app, "router/feature": RouterTemplates.feature,
        "router/wiring": RouterTemplates.wiring, "router/screen": RouterTemplates.screen,
        "router/added": RouterTemplates.added, "router/lead": RouterTemplates.lead,
        "one-router/app": CommonTemplates.app + "\n" + OneRouterTemplates.app,
        "one-router/feature": OneRouterTemplates.feature, "one-router/wiring": OneRouterTemplates.wiring,
        "one-router/shown": OneRouterTemplates.shown, "one-router/screen": OneRouterTemplates.screen,
        "one-router/added": OneRouterTemplates.added, "one-router/lead": OneRouterTemplates.lead,
        "routes/app": CommonTemplates.app + "\n" + RoutesTemplates.app, "routes/screen": RouterTemplates.screen,
        "routes/added": RoutesTemplates.added, "routes/lead": RouterTemplates.lead,
    ]
}
#endif
