#if Tools
import Foundation

/// The command's templates, each replaceable by a file of the same name in the app.
struct TemplateSet {
    /// The folder of the app's own templates, relative to the app's folder.
    static let folder = ".waymark/templates"
    private static let builtIn = Bundle.module.url(forResource: "Templates", withExtension: nil)
    /// The names of all built-in templates: `features/screen` for a style, or `common/screen` for all styles.
    static let names: [String] = {
        let folder = builtIn?.path(percentEncoded: false) ?? ""
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { $0.contains("/") }.sorted()
    }()

    /// The folder of the app's own templates.
    let own: URL

    /// Returns the templates with a name, if they exist: the one that all styles share, and then the style's.
    ///
    /// - Throws: ``CommandFault`` if one can't be read.
    func templates(_ name: String, for style: Scaffold.Style) throws(CommandFault) -> [Template] {
        // screens of an app of routes are like those of an app with several routers
        let folders = style == .routes ? ["routes", "router"] : [style.rawValue]
        let ofStyle = folders.map { "\($0)/\(name)" }.first(where: Self.names.contains)
        var templates: [Template] = []
        for name in ["common/\(name)", ofStyle].compactMap({ $0 }) where Self.names.contains(name) {
            templates.append(try template(name))
        }
        return templates
    }
    private func template(_ name: String) throws(CommandFault) -> Template {
        do throws(RegularFile.Fault) {
            let text = try RegularFile.text(own.appending(path: name))
            return Template(name: "\(Self.folder)/\(name)", text: text)
        } catch {
            guard error.isMissing else { throw CommandFault("\(Self.folder)/\(name) \(error.message)") }
            return Template(name: name, text: try Self.text(name))
        }
    }
    /// Returns the text of a built-in template.
    ///
    /// - Throws: ``CommandFault`` if it can't be read.
    static func text(_ name: String) throws(CommandFault) -> String {
        guard let builtIn else { throw CommandFault("the command's own templates are missing; install it again") }
        do throws(RegularFile.Fault) { return try RegularFile.text(builtIn.appending(path: name)) } catch {
            throw CommandFault("the template \(name) of this command \(error.message)")
        }
    }
}
#endif
