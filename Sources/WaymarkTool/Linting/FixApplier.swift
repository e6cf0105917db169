#if Tools
package import Foundation

/// Writes fixes into files.
package enum FixApplier {
    /// Applies all fixes of findings, from the end of each file to its beginning; of two that overlap, the first.
    ///
    /// - Returns: How many were applied.
    /// - Throws: What the file system says.
    package static func apply(_ findings: [Finding], below root: URL) throws -> Int {
        var count = 0
        for (path, all) in Dictionary(grouping: findings.filter { $0.fix != nil }, by: \.place.file) {
            let file = root.appending(path: path)
            var bytes = Array(try Data(contentsOf: file))
            var end = Int.max
            let fixes = all.compactMap(\.fix).sorted { $0.range.lowerBound > $1.range.lowerBound }
            for fix in fixes where fix.range.upperBound <= min(end, bytes.count) {
                bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
                end = fix.range.lowerBound
                count += 1
            }
            try Data(bytes).write(to: file, options: .atomic)
        }
        return count
    }
}
#endif
