/// An Apple platform.
enum Platform: String, CaseIterable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS
}

/// A version with two components.
struct Version: Comparable, Sendable, LosslessStringConvertible {
    let major: Int
    let minor: Int

    init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }
    init?(_ description: String) {
        let parts = description.split(separator: ".").map { Int($0) }
        guard let major = parts.first ?? nil, !parts.contains(nil) else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }
    var description: String { "\(major).\(minor)" }
    static func < (one: Version, other: Version) -> Bool { (one.major, one.minor) < (other.major, other.minor) }
}

/// The first version of each platform in which a symbol is available. Platforms that lack the symbol are left out.
typealias Availability = [Platform: Version]

/// Parses five columns in the order of the platforms, in which "-" means never. Returns nil if one isn't a version.
func availability(columns: some Sequence<Substring>) -> Availability? {
    var found: Availability = [:]
    for (platform, column) in zip(Platform.allCases, columns) where column != "-" {
        guard let version = Version(String(column)) else { return nil }
        found[platform] = version
    }
    return found
}
