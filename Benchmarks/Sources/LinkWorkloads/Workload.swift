import Foundation

/// The patterns of a table, with URLs to look up.
public struct Workload {
    /// A URL, its path, and the index of its route, which is -1 if it has none.
    public struct Row {
        public let url: String, path: String, route: Int
    }
    /// The name of the table.
    public let name: String
    /// The patterns of the table.
    public let routes: [String]
    /// The URLs with a route, and the URLs without one.
    public let hits, misses: [Row]

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Workloads")
        .standardized

    /// Reads the files of a table.
    public init(_ name: String) throws {
        func lines(_ file: String) throws -> [Substring] {
            try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8).split(separator: "\n")
        }
        func rows(_ file: String) throws -> [Row] {
            try lines(file).map { line in
                let columns = line.split(separator: "\t").map(String.init)
                return Row(url: columns[0], path: columns[1], route: Int(columns[2]) ?? -1)
            }
        }
        self.name = name
        routes = try lines("routes_\(name).txt").map(String.init)
        hits = try rows("urls_\(name)_hit.tsv")
        misses = try rows("urls_\(name)_miss.tsv")
    }

    /// The schemes of the links of all workloads.
    public static let schemes = ["example"]
    /// The hosts of the links of all workloads.
    public static let hosts = ["example.com"]
}
