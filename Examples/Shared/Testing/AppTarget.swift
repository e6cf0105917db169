public import Foundation

/// The declarations of an app target, for tests that compare them with the app's links.
nonisolated public struct AppTarget {
    private let folder: URL

    /// - Parameter folder: The folder of the target's `Info.plist` and entitlements.
    public init(folder: URL) { self.folder = folder }

    /// The schemes that the target opens: `CFBundleURLTypes` of its `Info.plist`.
    ///
    /// - Throws: An error if the file can't be read.
    public func schemes() throws -> Set<String> {
        let types = try list("Info.plist")["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] })
    }
    /// The hosts that the target opens: those of `applinks:` in its associated domains.
    ///
    /// - Throws: An error if the file can't be read.
    public func hosts(entitlements name: String) throws -> Set<String> {
        let domains = try list(name)["com.apple.developer.associated-domains"] as? [String] ?? []
        return Set(domains.filter { $0.hasPrefix("applinks:") }.map { String($0.dropFirst("applinks:".count)) })
    }
    private func list(_ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: folder.appending(path: name))
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    }
}
