#if Tools
package import Foundation

/// The location of the library: a URL or a folder.
package enum LibraryLocation: Hashable, Sendable {
    case url(String)
    case path(String)

    /// Creates a location.
    ///
    /// - Parameters:
    ///   - text: A URL with a scheme or of the form `git@host:path`, or a path: absolute, from the home folder (`~`),
    ///     or relative to the working directory.
    ///   - package: The folder of the dependent package, to which a relative path is converted.
    package init(_ text: String, from package: URL) {
        if text.contains("://") || text.hasPrefix("git@") {
            self = .url(text)
        } else if text.hasPrefix("/") || text.hasPrefix("~") {
            self = .path(NSString(string: text).expandingTildeInPath)
        } else {
            let target = URL(filePath: text).standardizedFileURL.pathComponents
            let base = package.standardizedFileURL.pathComponents
            let common = zip(target, base).prefix { $0 == $1 }.count
            let up = Array(repeating: "..", count: base.count - common)
            self = .path((up + target.dropFirst(common)).joined(separator: "/"))
        }
    }

    /// The folder of the library in which the running command was built; nil if the command was copied elsewhere.
    static var ofThisCommand: String? {
        var folder = Bundle.main.executableURL?.resolvingSymlinksInPath()
        while let url = folder, url.pathComponents.count > 1 {
            let above = url.deletingLastPathComponent()
            if (try? LibraryLocation.path(above.path(percentEncoded: false)).check(from: above)) != nil {
                return above.path(percentEncoded: false).trimmingSlash
            }
            folder = above
        }
        return nil
    }

    /// Checks that a path leads to the library, or that a URL is well-formed. SwiftPM checks whether it can be fetched.
    ///
    /// - Parameter package: The folder of the dependent package.
    /// - Throws: ``CommandFault`` if the folder has no manifest or that of another package, if the path has a control
    ///   character, or if the URL is malformed.
    func check(from package: URL) throws(CommandFault) {
        let path: String
        switch self {
        case .url(let url):
            let isPlain = url.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"\\<>^`{|}".utf8.contains($0) }
            let name = self.package
            let isName = !name.isEmpty && name.utf8.allSatisfy { Self.nameBytes.contains($0) }
            guard isPlain, isName, url.contains(#/^([^:/@]+://[^/]*/|[^:/@]+@[^:/]+:/*)[^/]/#) else {
                throw CommandFault("--waymark: \(Self.literal(url)) isn't the URL of a repository")
            }
            return
        case .path(let text): path = text
        }
        guard !path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw CommandFault("--waymark: \(path.debugDescription) has a control character")
        }
        let base = package.standardizedFileURL.path(percentEncoded: false)
        let folder = URL(filePath: path.hasPrefix("/") ? path : base + "/" + path).standardizedFileURL
        let name = folder.path(percentEncoded: false)
        let manifest: String
        do throws(RegularFile.Fault) { manifest = try RegularFile.text(folder.appending(path: "Package.swift")) } catch
        {
            throw CommandFault("--waymark: there is no Waymark at \(name): its Package.swift \(error.message)")
        }
        guard manifest.contains(#/\.library\(\s*name:\s*"Waymark"/#) else {
            throw CommandFault("--waymark: the package at \(name) has no product Waymark")
        }
    }

    /// The entry for the dependencies in a manifest.
    var declaration: String {
        switch self {
        case .url(let url): ".package(url: \(Self.literal(url)), branch: \"main\")"
        case .path(let path): ".package(name: \"waymark\", path: \(Self.literal(path)))"
        }
    }
    /// The name of the package in product dependencies: the last part of a URL without `.git`, in lowercase as in
    /// SwiftPM; `waymark` for a path.
    var package: String {
        switch self {
        case .path: return "waymark"
        case .url(let url):
            let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? "waymark"
            return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
        }
    }
    private static let nameBytes = Set("abcdefghijklmnopqrstuvwxyz0123456789-_.".utf8)
    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
#endif
