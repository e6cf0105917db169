#if Tools
import WaymarkSkills

/// A file that a skill shows: a block of code whose first line is the file's path. Path and text have placeholders.
package struct SkillFile: Sendable {
    let path: String
    let lines: [String]

    /// Returns the files of a skill's text, in order.
    package static func all(in text: String) -> [SkillFile] {
        var files: [SkillFile] = []
        var block: [String]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("```") else {
                block?.append(String(line))
                continue
            }
            if let lines = block {
                if let path = lines.first.flatMap(path) {
                    files.append(SkillFile(path: path, lines: Array(lines.dropFirst())))
                }
                block = nil
            } else {
                block = []
            }
        }
        return files
    }
    /// Returns the path in a block's first line, such as `// App/AppView.swift`; nil if the block isn't a file.
    private static func path(in line: String) -> String? {
        let pattern = #/(?:\/\/|<!--) ([\w{}.\/+-]+\.[a-z]+)(?: -->)?/#
        return line.wholeMatch(of: pattern).map { String($0.1) }
    }

    /// Returns the file without what names a tracker, or nil if the whole file does.
    var withoutTrackers: SkillFile? {
        path.contains("Tracker") ? nil : SkillFile(path: path, lines: CodeLines.dropping(#/[Tt]rack/#, from: lines))
    }
}
#endif
