#if Tools
import Foundation

/// The location of the library: a URL or a folder.
package enum LibraryLocation: Hashable, Sendable {
    case url(String)
    case path(String)

    /// Creates a location from a URL with a scheme or of the form `git@host:path`, or from a path.
    ///
    /// - Throws: ``CommandFault`` if the text can't be in a string literal, or if a path leads to no package.
    package init(_ text: String) throws(CommandFault) {
        guard !text.contains(where: { "\"\\".contains($0) || $0.isNewline }) else {
            throw CommandFault("--waymark: \(text.debugDescription) has a character that a manifest can't hold")
        }
        if text.contains("://") || text.hasPrefix("git@") {
            self = .url(text)
            return
        }
        let folder = URL(filePath: text).standardizedFileURL
        guard Self.isLibrary(folder) else { throw CommandFault("--waymark: there is no Waymark at \(folder.path())") }
        self = .path(folder.path(percentEncoded: false))
    }

    /// The folder of the library in which the running command was built; nil if the command was copied elsewhere.
    static var ofThisCommand: String? {
        var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? URL(filePath: "/")
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            if isLibrary(folder) { return folder.path(percentEncoded: false) }
        }
        return nil
    }
    private static func isLibrary(_ folder: URL) -> Bool {
        let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
        return manifest?.contains(".library(name: \"Waymark\"") ?? false
    }

    /// Returns a line of a manifest with this location in place of the skills' placeholder.
    func declared(in line: String) -> String {
        line.replacing(".package(url: \"<url of the Waymark repository>\", branch: \"main\")", with: declaration)
            .replacing("package: \"waymark\"", with: "package: \"\(package)\"")
    }
    /// The entry for the dependencies in a manifest.
    var declaration: String {
        switch self {
        case .url(let url): ".package(url: \"\(url)\", branch: \"main\")"
        case .path(let path): ".package(name: \"waymark\", path: \"\(path)\")"
        }
    }
    /// The name of the package in product dependencies. For a URL, it is the last part without `.git`, in lowercase as
    /// in SwiftPM.
    var package: String {
        guard case .url(let url) = self else { return "waymark" }
        let last = url.split(whereSeparator: { "/:".contains($0) }).last.map { $0.lowercased() } ?? "waymark"
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}
#endif
