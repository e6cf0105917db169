#if Tools
import SwiftSyntax

/// The byte offsets at which a file's lines start. They map an offset to a line and a column.
struct LineTable {
    private let file: String
    private let starts: [Int]
    /// A Boolean value that indicates whether the file has Windows line endings.
    private let isWindows: Bool

    init(_ source: String, file: String) {
        self.file = file
        var starts = [0]
        var source = source
        source.withUTF8 { bytes in
            for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
        }
        self.starts = starts
        isWindows = LineEnds(of: source) == .windows
    }

    /// Returns the place of a byte offset, in O(log n).
    func place(_ offset: Int) -> SourcePlace {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePlace(file: file, line: low + 1, column: offset - starts[low] + 1)
    }
    /// Returns the byte range of a declaration's line, including its line ending. Returns nil if the declaration is
    /// indented, shares a line with anything else, spans lines, or doesn't end with the file's line ending.
    func line(of node: some SyntaxProtocol) -> Range<Int>? {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let place = place(start)
        guard place.column == 1, node.trailingTrivia.isEmpty, place.line < starts.count,
            starts[place.line] == end + (isWindows ? 2 : 1)
        else { return nil }
        return start..<starts[place.line]
    }
    func place(_ node: some SyntaxProtocol) -> SourcePlace {
        place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}
#endif
