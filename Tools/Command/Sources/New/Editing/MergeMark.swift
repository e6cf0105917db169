#if Tools
/// The marks that a merge leaves in a file where both sides have changed it. Swift's parser takes some of them as comments.
enum MergeMark {
    /// The line of the first one; nil if there is none. A line of `=` alone is none.
    static func line(in text: String) -> Int? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { line in marks.contains { line.hasPrefix($0) } }.map { $0 + 1 }
    }
    private static let marks = ["<<<<<<< ", ">>>>>>> ", "||||||| "]
}
#endif
