#if Tools
/// The line endings of a text. Texts are edited with line feeds, and written with their original line endings.
enum LineEnds {
    case plain, windows

    /// Determines the line endings of a text: `.windows` if there are any and all are CRLF, and `.plain` otherwise.
    init(of text: String) {
        var (all, windows) = (0, 0)
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte == 0x0A {
                all += 1
                if last == 0x0D { windows += 1 }
            }
            last = byte
        }
        self = all > 0 && all == windows ? .windows : .plain
    }

    func removed(from text: String) -> String { self == .plain ? text : text.replacing("\r\n", with: "\n") }
    func restored(in text: String) -> String { self == .plain ? text : text.replacing("\n", with: "\r\n") }
}
#endif
