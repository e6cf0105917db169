#if Tools
import Foundation

/// Writes fixes into files.
package enum FixApplier {
    /// Applies all fixes of findings, from the end of each file to its beginning; of two that overlap, the first. A file
    /// that says something else by now is skipped.
    ///
    /// - Returns: How many were applied, and the paths of the files that were skipped.
    /// - Throws: ``CommandFault`` if a file can't be written.
    package static func apply(
        _ findings: [Finding], in read: ReadApp
    ) throws(CommandFault) -> (count: Int, skipped: [String]) {
        var (count, skipped): (Int, [String]) = (0, [])
        let facts = Dictionary(read.model.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        for (path, all) in Dictionary(grouping: findings.filter { $0.fix != nil }, by: \.place.file) {
            let file = read.root.appending(path: path)
            guard let text = try? RegularFile.text(file), FileReader.read(text, path: path) == facts[path] else {
                skipped.append(path)
                continue
            }
            var bytes = Array(text.utf8)
            var end = Int.max
            let fixes = all.compactMap(\.fix).sorted { $0.range.lowerBound > $1.range.lowerBound }
            for fix in fixes where fix.range.upperBound <= min(end, bytes.count) {
                bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
                end = fix.range.lowerBound
                count += 1
            }
            do throws(RegularFile.Fault) {
                try RegularFile.write(String(decoding: bytes, as: UTF8.self), to: file)
            } catch { throw CommandFault("\(path) \(error.message)") }
        }
        return (count, skipped.sorted())
    }
}
#endif
