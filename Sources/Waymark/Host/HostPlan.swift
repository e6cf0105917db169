/// One thing that a host does at a time.
enum HostStep: Hashable, Sendable {
    /// Take away every level above this one.
    case dismiss(above: Int)
    /// Show another root, other branches, another selection or another path on a level that stays.
    case write(level: Int)
    /// Present the next modal over the level, with its root only.
    case present(over: Int)
}

extension [ScreenID] {
    /// Whether another path begins with this one. Compares without leaving early, so that it can be vectorised.
    func isPrefix(of other: [ScreenID]) -> Bool {
        guard count <= other.count else { return false }
        return withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { two in
                var difference: UInt32 = 0
                for index in one.indices { difference |= one[index].raw ^ two[index].raw }
                return difference == 0
            }
        }
    }
}
