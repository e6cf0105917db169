#if Tools
import Foundation

/// A process that a test didn't start itself, but that has written its id into a file.
struct RunningProcess {
    let id: Int32

    /// Waits for the id.
    init?(writtenTo file: URL) async {
        for _ in 0..<1_000_000 {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            if text.hasSuffix("\n"), let id = Int32(text.dropLast()) {
                self.id = id
                return
            }
            await Task.yield()
        }
        return nil
    }

    /// Waits until it is gone: a signal takes a moment.
    func isGone() async -> Bool {
        for _ in 0..<1_000_000 {
            guard isThere else { return true }
            await Task.yield()
        }
        return false
    }
    /// One that has ended and that nobody has asked for isn't there.
    private var isThere: Bool {
        guard kill(id, 0) == 0 else { return false }
        #if os(Linux)
        let state = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8))?.split(separator: ") ").last
        return state.map { !$0.hasPrefix("Z") } ?? false
        #else
        return true
        #endif
    }
}
#endif
