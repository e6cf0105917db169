#if Tools
package import Foundation

/// A reader of an app's sources. It reads the files in parallel, and then combines their facts.
package enum SourceReader {
    /// The reason that nothing could be read.
    package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        package let description: String
    }

    /// The maximum size of a file in bytes. Larger files are taken to be generated, and skipped.
    static let maximumBytes = 4 << 20

    /// Reads the app in a folder: a package, a folder of a package, or a folder of Swift files.
    ///
    /// Builds nothing, and resolves no dependencies. Takes about a millisecond of processor time for each file.
    ///
    /// - Throws: `Fault` if the folder doesn't exist, is a file, can't be read or contains no Swift files to read, and
    ///   `ToolConfiguration.Fault` if its configuration is invalid.
    package static func read(_ folder: URL, targets source: TargetSource = .manifest) async throws -> ReadApp {
        try await read(folder, targets: source, progress: ProgressLine(nil))
    }
    static func read(
        _ folder: URL, targets source: TargetSource, progress: ProgressLine
    ) async throws -> ReadApp {
        let folder = folder.standardizedFileURL
        let path = folder.path(percentEncoded: false)
        guard let isFolder = RegularFile.isFolder(folder) else {
            throw Fault(description: "there is no folder \(path.trimmingSlash)")
        }
        guard isFolder else { throw Fault(description: "\(path.trimmingSlash) is a file, not a folder") }
        if let reason = RegularFile.refusal(of: folder) { throw Fault(description: "\(path) can't be read: \(reason)") }
        let focus = await ReadFolder.find(folder, source, progress)
        let configuration = try ToolConfiguration.read(in: focus.root, rules: Set(Rule.allCases.map(\.id)))
        let files = SwiftFiles(below: focus.root, excluding: configuration.excluded)
        guard files.paths.contains(where: { $0.isBelow(focus.path) }) else {
            let reason = files.unreadable.isEmpty ? "" : ", and these folders can't be read: \(files.unreadable.list)"
            throw Fault(description: "there are no Swift files in \(path.trimmingSlash)\(reason)")
        }
        async let asked = focus.described(source)
        async let askedInner = source == .manifest ? InnerPackages.ask(files, below: focus.root) : InnerPackages()
        progress.report(.files(files.paths.count))
        let read = await facts(files.paths, below: focus.root, progress)
        if source == .manifest, focus.hasManifest || !files.packages.isEmpty { progress.report(.targets) }
        let (described, fault) = await asked
        let inner = await askedInner
        let targets = TargetLayout.targets(
            files: files, described: described, inner: inner.targets, hasManifest: focus.hasManifest,
            imports: read.mapValues { Set($0.imports.map(\.module)) })
        var notes = fault.map { ["SwiftPM can't list the targets, so the folders are used: \($0)"] } ?? []
        notes += inner.faults.sorted()
        if !files.unreadable.isEmpty {
            notes.append("these folders can't be read, so their files are left out: \(files.unreadable.list)")
        }
        notes += read.values.filter(\.isTooLarge).map(\.path).sorted().map {
            "\($0) is larger than \(maximumBytes >> 20) MB, so it isn't read"
        }
        notes += configuration.unusedExclusions(in: focus.root)
        let model = AppModel(targets: targets, files: read, configuration: configuration)
        notes += configuration.unusedPages(in: model)
        return ReadApp(root: focus.root, focus: focus.path, notes: notes, model: model)
    }

    /// Returns the facts of files, by path. The files are read in parallel.
    static func facts(
        _ paths: [String], below root: URL, _ progress: ProgressLine = ProgressLine(nil)
    ) async -> [String: FileFacts] {
        let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
        return await withTaskGroup(of: [FileFacts].self) { group in
            for worker in 0..<workers {
                group.addTask {
                    await ParsingThread.run {
                        stride(from: worker, to: paths.count, by: workers).map { number in
                            defer { progress.report(.read(1)) }
                            return read(paths[number], below: root)
                        }
                    }
                }
            }
            var all: [String: FileFacts] = [:]
            for await some in group {
                for facts in some { all[facts.path] = facts }
            }
            return all
        }
    }
    private static func read(_ path: String, below root: URL) -> FileFacts {
        do throws(RegularFile.Fault) {
            let file = root.appending(path: path)
            return FileReader.read(try RegularFile.text(file, upTo: maximumBytes), path: path)
        } catch {
            var facts = FileFacts(path: path)
            let place = SourcePlace(file: path, line: error.line, column: 1)
            facts.isTooLarge = error.isTooLarge
            guard !error.isTooLarge else { return facts }
            facts.problems = [SourceProblem(message: "the file \(error.message)", place: place, isUnreadable: true)]
            return facts
        }
    }
}

extension String {
    var trimmingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
extension [String] {
    /// The first five elements on one line, and the number of the others.
    fileprivate var list: String { prefix(5).joined(separator: ", ") + (count > 5 ? " and \(count - 5) more" : "") }
}

/// The result of reading an app's sources.
package struct ReadApp: Sendable {
    /// The folder of the package, or the requested folder if it is part of none.
    package let root: URL
    /// The requested folder, as a path relative to `root`; empty for all of `root`.
    package let focus: String
    /// Notes on fallbacks, on files and folders that weren't read, and on unused entries of the configuration.
    package let notes: [String]
    package let model: AppModel

    /// The apps that declare navigations in the requested folder.
    package var apps: [App] {
        model.apps.filter { app in
            app.navigations.contains { model.navigations[$0].place.file.isBelow(focus) }
        }
    }
}

/// A folder to read, and the root of the package or folder that it belongs to.
struct ReadFolder {
    let root: URL
    let path: String
    let hasManifest: Bool
    /// The result of `description(of:_:)`; nil if it hasn't been requested yet.
    private let description: (targets: [TargetFact]?, fault: String?)?

    /// Finds the root to read for a folder. If the folder isn't a package, but the nearest enclosing package has a
    /// target in the folder, the root is that package. Otherwise, the root is the folder itself.
    static func find(_ folder: URL, _ source: TargetSource, _ progress: ProgressLine) async -> ReadFolder {
        if hasManifest(folder) { return ReadFolder(root: folder, path: "", hasManifest: true, description: nil) }
        var root = folder.deletingLastPathComponent()
        while root.pathComponents.count > 1 {
            if hasManifest(root) {
                let path = relative(folder, to: root)
                if source == .manifest { progress.report(.targets) }
                let found = await description(of: root, source)
                if found.targets?.contains(where: { $0.path.isBelow(path) }) == true {
                    return ReadFolder(root: root, path: path, hasManifest: true, description: found)
                }
                break
            }
            root = root.deletingLastPathComponent()
        }
        return ReadFolder(root: folder, path: "", hasManifest: false, description: nil)
    }

    /// Returns the targets of the manifest, or the reason that SwiftPM can't describe them. Both are nil without a
    /// manifest, for `.folders`, and if the given description can't be read or is of another package.
    func described(_ source: TargetSource) async -> (targets: [TargetFact]?, fault: String?) {
        guard hasManifest else { return (nil, nil) }
        if let description { return description }
        return await Self.description(of: root, source)
    }

    private static func description(
        of root: URL, _ source: TargetSource
    ) async -> (targets: [TargetFact]?, fault: String?) {
        switch source {
        case .manifest:
            do throws(PackageDescription.Fault) {
                return (try await PackageDescription.describe(root).facts(below: ""), nil)
            } catch { return (nil, error.message) }
        case .description(let file):
            let found = (try? String(contentsOfFile: file, encoding: .utf8)).flatMap(PackageDescription.read)
            // the description may be of another package
            let own = found.flatMap {
                URL(filePath: $0.path, directoryHint: .isDirectory).pathComponents == root.pathComponents ? $0 : nil
            }
            return (own?.facts(below: ""), nil)
        case .folders: return (nil, nil)
        }
    }
    static func hasManifest(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path(percentEncoded: false))
    }
    private static func relative(_ folder: URL, to root: URL) -> String {
        folder.pathComponents.dropFirst(root.pathComponents.count).filter { $0 != "/" }.joined(separator: "/")
    }
}
#endif
