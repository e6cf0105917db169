#if Tools
import SwiftSyntax

extension FeatureScaffold {
    /// Reads from an app's sources how it is made.
    ///
    /// - Throws: ``CommandFault`` if there is no container, or none with a tracker where one is asked for, or its modules'
    ///   common name can't be told.
    init(reading workspace: Workspace, tracker: Bool, pages: Bool) throws(CommandFault) {
        guard let path = workspace.file(declaring: "AppContainer"), let text = workspace[path] else {
            throw CommandFault("there is no AppContainer: 'waymark new app' makes an app with one")
        }
        let container = SourceEditor(text)
        let name = Self.moduleName(workspace["Package.swift"]) ?? Self.moduleName(container, workspace)
        guard let name else { throw CommandFault("\(path) imports no module of a feature to name the new one after") }
        let parameters = try? container.body(of: "init", in: "AppContainer").first(FunctionParameterClauseSyntax.self)
        let hasTracker = parameters?.parameters.contains { $0.firstName.text == "tracker" } ?? false
        guard hasTracker || !tracker else {
            throw CommandFault(
                "AppContainer has no tracker: give its 'init' a parameter 'tracker: any Tracker', and pass one")
        }
        let hosts = workspace.files(extending: "AppContainer.Screens")
        var app = App(
            name: try ScaffoldName(name, of: "an app"),
            hasPages: hosts.contains { workspace[$0]?.contains("WebPage") ?? false }, hasTracker: hasTracker,
            leavesOutPages: !pages)
        if let tests = hosts.first(where: { workspace[$0]?.contains("Screen == String") ?? false }) {
            app.appTestFolder = Self.folder(tests)
        }
        if let home = workspace.file(declaring: "HomeFeature") { app.folder = Self.folder(Self.folder(home)) }
        self.app = app
        scaffold = Scaffold(workspace)
    }

    private static func folder(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    /// `Recipes` of a manifest that names its targets `"Recipes\(feature)"`.
    private static func moduleName(_ manifest: String?) -> String? {
        guard let manifest else { return nil }
        let literal = SourceEditor(manifest).tree.first(StringLiteralExprSyntax.self) { literal in
            let segments = Array(literal.segments)
            return segments.count >= 2 && segments[0].trimmedDescription.first?.isLetter ?? false
                && ["\\($0)", "\\(feature)"].contains(segments[1].trimmedDescription)
        }
        return literal?.segments.first?.trimmedDescription
    }
    /// `Recipes` of a container that imports `RecipesHome`, where `HomeFeature` is declared.
    private static func moduleName(_ container: SourceEditor, _ workspace: Workspace) -> String? {
        for module in container.tree.imports.map(\.name) {
            for index in module.indices.dropFirst() where module[index].isUppercase {
                if workspace.file(declaring: "\(module[index...])Feature") != nil { return String(module[..<index]) }
            }
        }
        return nil
    }
}
#endif
