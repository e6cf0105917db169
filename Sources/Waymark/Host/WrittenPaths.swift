/// The paths that a host has replaced a moment ago. A framework that reports one of them is late with the echo of a
/// step; nobody went back there.
struct WrittenPaths {
    private var paths: [(level: Int, path: [ScreenID], at: Duration)] = []

    /// Remembers a path that another one takes the place of, and now and then forgets what is too old.
    mutating func replace(_ path: [ScreenID], of level: Int, at now: Duration, patience: Duration) {
        if paths.count >= 16 { paths.removeAll { now - $0.at >= patience } }
        // a loop may write more in no time than any framework echoes
        if paths.count >= 64 { paths.removeFirst(32) }
        paths.append((level, path, now))
    }
    mutating func removeLevels(above level: Int) { paths.removeAll { $0.level > level } }

    func contains(_ path: [ScreenID], of level: Int, at now: Duration, patience: Duration) -> Bool {
        paths.contains { $0.level == level && $0.path == path && now - $0.at < patience }
    }
}
