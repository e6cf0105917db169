/// The paths that a host has replaced a moment ago. A framework that reports one of them is late with the echo of a
/// step; nobody went back there.
struct WrittenPaths {
    /// More than a framework is ever late by.
    private static let count = 16
    private var next = 0
    private var paths: [(level: Int, path: [ScreenID], at: Duration)] = []

    /// Remembers a path that another one takes the place of, in place of the one that was replaced longest ago.
    mutating func replace(_ path: [ScreenID], of level: Int, at now: Duration) {
        if paths.count < Self.count {
            paths.append((level, path, now))
        } else {
            paths[next] = (level, path, now)
            next = (next + 1) % Self.count
        }
    }
    var screens: [ScreenID] { paths.flatMap(\.path) }

    mutating func removeLevels(above level: Int) {
        paths.removeAll { $0.level > level }
        next = 0
    }

    func contains(_ path: [ScreenID], of level: Int, at now: Duration, patience: Duration) -> Bool {
        paths.contains { $0.level == level && $0.path == path && now - $0.at < patience }
    }
}
