#if Tools
import Foundation
import SwiftParser
import SwiftSyntax

/// The facts about an app that decide what is made in it.
struct ScaffoldApp {
    /// The prefix of the app's module names, such as `Recipes`.
    let name: ScaffoldName
    let style: Scaffold.Style
    var hasTracker = false
    /// The folder that contains a folder for each feature, relative to the package.
    var features = "Features"

    var values: [String: String] {
        let flags = [
            "features": style == .features, "router": style == .router, "oneRouter": style == .oneRouter,
            "routes": style == .routes, "tracker": hasTracker,
        ]
        let texts = [
            "App": name.type, "app": name.plain, "scheme": name.plain, "host": "\(name.plain).example",
            "Features": features,
        ]
        return flags.mapValues(Template.flag).merging(texts) { $1 }
    }
    /// Returns the name of the type whose declaration shows that the app has a feature: that of its destinations, or
    /// the feature itself in an app with one router. In an app of routes, it is `Route` for each feature.
    func type(of feature: ScaffoldName?) -> String {
        switch style {
        case .features: "\(feature?.type ?? "")IncomingNavigation"
        case .router: "\(feature?.type ?? "")Destination"
        case .oneRouter: "\(feature?.type ?? "")Feature"
        case .routes: "Route"
        }
    }
    /// Checks that screens can report to a tracker. Does nothing if `tracker` is false.
    ///
    /// - Throws: ``CommandFault`` if the style has no trackers, or the app's container has none.
    func check(tracker: Bool) throws(CommandFault) {
        guard tracker, !hasTracker || style != .features else { return }
        throw CommandFault(
            style == .features
                ? "AppContainer has no tracker: give its 'init' a parameter 'tracker: any Tracker', and pass one"
                : "only apps of the style 'features' have a tracker for each screen; a router reports with track(with:)"
        )
    }
}

// MARK: reading
extension ScaffoldApp {
    /// Recognizes an app's style, name and parts from its sources. In a style other than features, an unrecognized name
    /// defaults to that of the folder.
    ///
    /// - Throws: ``CommandFault`` if no style is given and none is recognized, if the app's name is invalid, or if an
    ///   app of features has no `AppContainer`, or modules whose common prefix isn't recognized.
    init(reading workspace: Workspace, style: Scaffold.Style?) throws(CommandFault) {
        guard let style = style ?? Self.style(of: workspace) else {
            throw CommandFault("the app's style isn't recognized: add --style")
        }
        let name = Self.name(in: workspace["Package.swift"]) ?? Self.name(importedBy: "AppContainer", workspace)
        guard let name = name ?? (style == .features ? nil : workspace.root.lastPathComponent) else {
            throw CommandFault(
                "the app's name isn't recognized: its manifest and AppContainer name no module such as RecipesHome")
        }
        self.name = try ScaffoldName(name, of: "an app")
        self.style = style
        guard style == .features else { return }
        guard let path = workspace.file(declaring: "AppContainer"), let text = workspace[path] else {
            throw CommandFault("there is no AppContainer: 'waymark new app' makes an app with one")
        }
        let parameters = try? SourceEditor(text).body(of: "init", in: "AppContainer")
            .first(FunctionParameterClauseSyntax.self)
        hasTracker = parameters?.parameters.contains { $0.firstName.text == "tracker" } ?? false
        let home = "/Home/Sources/HomeFeature.swift"
        if let file = workspace.file(declaring: "HomeFeature"), file.hasSuffix(home) {
            features = String(file.dropLast(home.count))
        }
    }

    private static func style(of workspace: Workspace) -> Scaffold.Style? {
        let marks: [(String, Scaffold.Style)] = [
            ("AppContainer", .features), ("AppNavigation", .oneRouter), ("Route", .routes), ("AppView", .router),
        ]
        return marks.first { workspace.file(declaring: $0.0) != nil }?.1
    }
    /// Returns the prefix of the first name in a manifest that ends with `App`, such as `Recipes` for `RecipesApp`; nil
    /// if there is none.
    private static func name(in manifest: String?) -> String? {
        guard let manifest else { return nil }
        let literal = SourceEditor(manifest).tree.first(StringLiteralExprSyntax.self) { literal in
            let text = literal.representedLiteralValue ?? ""
            return text.hasSuffix("App") && text.first?.isUppercase ?? false && text != "App"
        }
        return literal?.representedLiteralValue.map { String($0.dropLast(3)) }
    }
    /// Returns the prefix of the first imported module in a type's file that ends with a feature's name, such as
    /// `Recipes` for `RecipesHome` if there is a `HomeFeature`; nil if there is none.
    private static func name(importedBy type: String, _ workspace: Workspace) -> String? {
        let source = workspace.file(declaring: type).flatMap { workspace[$0] } ?? ""
        for module in SourceEditor(source).tree.imports.map(\.name) {
            for index in module.indices.dropFirst() where module[index].isUppercase {
                if workspace.file(declaring: "\(module[index...])Feature") != nil { return String(module[..<index]) }
            }
        }
        return nil
    }
}

extension Workspace {
    /// Returns the first part of each source's path below a folder: a subfolder's name, or that of a file in the folder
    /// itself. A name may occur several times.
    func folders(in folder: String) -> [String] {
        let prefix = folder + "/"
        return sources.filter { $0.hasPrefix(prefix) }.compactMap { path in
            path.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
        }
    }
    /// Returns the names of a type's cases and functions, in the order of the source.
    func names(in type: String) -> [String] {
        members(of: type).flatMap { member -> [String] in
            if let function = member.as(FunctionDeclSyntax.self) { return [function.name.text] }
            return member.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? []
        }
    }
    /// Returns the label of the first value of a case with one of the names; nil if there is no such case, value or
    /// label.
    func value(of names: [String], in type: String) -> String? {
        let cases = members(of: type).compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        return cases.first { names.contains($0.name.text) }?.parameterClause?.parameters.first?.firstName?.text
    }
    private func members(of type: String) -> [DeclSyntax] {
        let path = file(declaring: type) ?? ""
        return (try? SourceEditor(self[path] ?? "").group(type))?.memberBlock.members.map(\.decl) ?? []
    }
    private func body(of member: String, in type: String) -> Syntax? {
        guard let path = file(declaring: type), let text = self[path] else { return nil }
        return try? SourceEditor(text).body(of: member, in: type)
    }
    /// Returns the first case that a member mentions, such as `list` for `.list`; nil if there is none.
    func firstCase(in member: String, of type: String) -> String? {
        body(of: member, in: type)?.first(MemberAccessExprSyntax.self) { $0.base == nil }?.declName.baseName.text
    }
    /// Returns the type of the first view that a view's body makes with a view model; nil if there is none.
    func firstView(of type: String) -> String? {
        body(of: "body", in: type)?
            .first(FunctionCallExprSyntax.self) { $0.arguments.first?.label?.text == "viewModel" }?
            .calledExpression.trimmedDescription
    }
}
#endif
