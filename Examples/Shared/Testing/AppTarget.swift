public import Foundation

/// The schemes and hosts that an app target declares, for tests that compare them with the app's links.
nonisolated public struct AppTarget {
    private let folder: URL

    /// Creates a reader of a target's declarations.
    ///
    /// - Parameter folder: The folder of the target's `Info.plist` and entitlements.
    public init(folder: URL) { self.folder = folder }

    /// Returns the schemes that the target opens, from `CFBundleURLTypes` in its `Info.plist`.
    ///
    /// - Throws: An error if the file can't be read or isn't a property list.
    public func schemes() throws -> Set<String> {
        let types = try list("Info.plist")["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] })
    }
    /// Returns the hosts that the target opens, from the `applinks:` entries of its associated domains.
    ///
    /// - Parameter name: The name of the entitlements file.
    /// - Throws: An error if the file can't be read or isn't a property list.
    public func hosts(entitlements name: String) throws -> Set<String> {
        let domains = try list(name)["com.apple.developer.associated-domains"] as? [String] ?? []
        return Set(domains.filter { $0.hasPrefix("applinks:") }.map { String($0.dropFirst("applinks:".count)) })
    }
    private func list(_ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: folder.appending(path: name))
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    }
}
