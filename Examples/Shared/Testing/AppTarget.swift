public import Foundation

/// The declarations of an app target beside its source, for tests that compare them with the app's links.
nonisolated public struct AppTarget {
    private let folder: URL

    /// - Parameter folder: Where the target's `Info.plist` and entitlements are.
    public init(folder: URL) { self.folder = folder }

    /// The schemes that the target opens: `CFBundleURLTypes` of its `Info.plist`.
    ///
    /// - Throws: Where the file cannot be read.
    public func schemes() throws -> Set<String> {
        let types = try list("Info.plist")["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] })
    }
    /// The hosts whose links it opens: those of `applinks:` among its associated domains.
    ///
    /// - Throws: Where the file cannot be read.
    public func hosts(entitlements name: String) throws -> Set<String> {
        let domains = try list(name)["com.apple.developer.associated-domains"] as? [String] ?? []
        return Set(domains.filter { $0.hasPrefix("applinks:") }.map { String($0.dropFirst("applinks:".count)) })
    }
    private func list(_ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: folder.appending(path: name))
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    }
}
