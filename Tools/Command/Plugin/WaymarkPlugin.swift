import Foundation
import PackagePlugin

/// The plugin `swift package waymark …`, which runs the command on a package.
@main struct WaymarkPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        // SwiftPM waits for the plugin, so the command can't run SwiftPM to get the targets
        let file = context.pluginWorkDirectoryURL.appending(path: "description.json")
        try JSONEncoder().encode(Description(context.package)).write(to: file)
        try CommandRun(
            tool: try context.tool(named: "WaymarkCommand").url, arguments: arguments,
            folder: context.package.directoryURL,
            description: file
        ).run()
    }
}

/// The package's targets, in the format of `swift package describe`.
private struct Description: Encodable {
    struct Target: Encodable {
        let name: String
        let type: String
        let path: String
        let sources: [String]
        let target_dependencies: [String]
    }
    let path: String
    let targets: [Target]

    init(_ package: Package) {
        path = package.directoryURL.path(percentEncoded: false)
        targets = package.targets.compactMap { target in
            guard let module = target as? SwiftSourceModuleTarget else { return nil }
            let folder = module.directoryURL.path(percentEncoded: false)
            let type =
                switch module.kind {
                case .test: "test"
                case .executable, .snippet: "executable"
                default: "library"
                }
            return Target(
                name: module.name, type: type, path: folder,
                sources: module.sourceFiles.filter { $0.type == .source }.map {
                    String($0.url.path(percentEncoded: false).dropFirst(folder.count)).trimmingPrefix("/").description
                },
                target_dependencies: module.dependencies.compactMap { dependency in
                    if case .target(let target) = dependency { target.name } else { nil }
                })
        }
    }
}

/// A run of the command. If it fails, the plugin exits with the same status.
struct CommandRun {
    let tool: URL
    let arguments: [String]
    let folder: URL
    /// A file that describes the package's targets; nil in an Xcode project.
    let description: URL?

    func run() throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["WAYMARK_PACKAGE_DESCRIPTION"] = description?.path(percentEncoded: false)
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            // 1 for findings, 2 if the command could not run
            exit(process.terminationStatus)
        }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension WaymarkPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        // Xcode passes the chosen targets, but an app is always read as a whole
        var rest: [String] = []
        var arguments = arguments[...]
        while let argument = arguments.popFirst() {
            if argument == "--target" { _ = arguments.popFirst() } else { rest.append(argument) }
        }
        try CommandRun(
            tool: try context.tool(named: "WaymarkCommand").url, arguments: rest.isEmpty ? ["lint"] : rest,
            folder: context.xcodeProject.directoryURL, description: nil
        ).run()
    }
}
#endif
