#if Tools
import Foundation

/// The namespace of `apply`, which applies the fixes of findings to files.
package enum FixApplier {
    /// A file that fixes have changed, or would change outside a dry run.
    package struct Mended: Hashable, Sendable {
        package let path: String
        /// The number of fixes applied.
        package let count: Int
        /// The change as a unified diff.
        package let diff: String
    }
    /// The result of applying fixes. Both lists are sorted by path.
    package struct Outcome: Hashable, Sendable {
        package var mended: [Mended]
        /// The paths of files that have changed since they were read, or can't be read anymore.
        package var skipped: [String]

        package init(mended: [Mended] = [], skipped: [String] = []) {
            self.mended = mended
            self.skipped = skipped
        }
    }

    /// Applies the fixes of findings, from the end of each file to its beginning. If two overlap, the one that starts
    /// later is applied. Files that have changed since they were read are skipped.
    ///
    /// - Parameter isDryRun: true to write nothing.
    /// - Throws: `CommandFault` if a file can't be written. Files before it, by path, are fixed already.
    package static func apply(
        _ findings: [Finding], in read: ReadApp, isDryRun: Bool = false
    ) async throws(CommandFault) -> Outcome {
        var outcome = Outcome()
        let facts = Dictionary(read.model.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let all = Dictionary(grouping: findings.filter { $0.fix != nil }, by: \.place.file)
        for (path, findings) in all.sorted(by: { $0.key < $1.key }) {
            let file = read.root.appending(path: path)
            guard let old = try? RegularFile.text(file),
                await ParsingThread.run({ FileReader.read(old, path: path) }) == facts[path]
            else {
                outcome.skipped.append(path)
                continue
            }
            let (new, count) = applying(findings.compactMap(\.fix), to: old)
            if !isDryRun {
                do throws(RegularFile.Fault) { try RegularFile.write(new, to: file) } catch {
                    throw CommandFault("\(path) \(error.message)")
                }
            }
            let diff = UnifiedDiff.between(old, new, path: path)
            outcome.mended.append(Mended(path: path, count: count, diff: diff))
        }
        return outcome
    }

    private static func applying(_ fixes: [Fix], to text: String) -> (text: String, count: Int) {
        var bytes = Array(text.utf8)
        var end = Int.max
        var count = 0
        for fix in fixes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
        where fix.range.upperBound <= min(end, bytes.count) {
            bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
            end = fix.range.lowerBound
            count += 1
        }
        return (String(decoding: bytes, as: UTF8.self), count)
    }
}
#endif
