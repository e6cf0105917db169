#if Tools
import SwiftSyntax

extension RouterScaffold {
    /// Reads from an app's sources how it is made.
    ///
    /// - Throws: ``CommandFault`` if no source has the app's scene.
    init(reading workspace: Workspace, style: Scaffold.Style, tracker: Bool) throws(CommandFault) {
        guard let scene = workspace.typeName(endingIn: "Scene") else {
            throw CommandFault("no source declares the app's scene, such as RecipesScene")
        }
        self.style = style
        // a scene that makes view models with trackers has one to make them with
        let source = workspace.file(declaring: scene).flatMap { workspace[$0] } ?? ""
        let hasTracker = source.contains("let tracker = ") || source.contains("let tracker: ")
        guard hasTracker || !tracker else {
            throw CommandFault("\(scene) has no tracker: put 'private let tracker = ConsoleTracker()' into it")
        }
        app = App(
            name: try ScaffoldName(String(scene.dropLast(5)), of: "an app"), hasPages: false,
            hasTracker: style == .routes && hasTracker)
        scaffold = Scaffold(workspace)
    }

    /// The screen that the app's scene, or a feature's view, shows first.
    func rootScreen(of feature: ScaffoldName? = nil) throws(CommandFault) -> ScaffoldName {
        let type = feature.map { "\($0.type)RootView" } ?? "\(app.name.type)Scene"
        if let path = scaffold.workspace.file(declaring: type), let text = scaffold.workspace[path],
            let body = try? SourceEditor(text).body(of: "body", in: type),
            let call = body.first(
                FunctionCallExprSyntax.self,
                where: { $0.arguments.first?.label?.text == "viewModel" })
        {
            let view = call.calledExpression.trimmedDescription
            if view.hasSuffix("View") {
                let name = String(view.dropLast(4))
                let prefix = feature?.type ?? ""
                let own = name.hasPrefix(prefix) && name != prefix ? String(name.dropFirst(prefix.count)) : name
                return try ScaffoldName(own, of: "a screen")
            }
        }
        throw CommandFault("the first screen of \(type) can't be read: --from says which one leads there")
    }
}
#endif
