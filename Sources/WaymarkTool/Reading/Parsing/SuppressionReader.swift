#if Tools
/// Reads the comments that switch rules off: `// waymark:disable:this rule-id` about its own line,
/// `// waymark:disable:next rule-id` about the line below. A reason may follow: `… rule-id - why`.
enum SuppressionReader {
    static func read(_ source: String, path: String) -> [Suppression] {
        // most files have none
        guard mentions(source) else { return [] }
        var found: [Suppression] = []
        // of a file from Windows, a line's end is one character
        let lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            guard let comment = line.firstRange(of: "//"),
                let marker = line[comment.upperBound...].firstRange(of: "waymark:disable:")
            else { continue }
            // a comment about such comments is none
            guard line[comment.upperBound..<marker.lowerBound].allSatisfy({ $0 == " " }) else { continue }
            let words = line[marker.upperBound...].split { $0 == " " || $0 == "," || $0.isNewline }
            let scope = words.first ?? ""
            let names = words.dropFirst().prefix { $0.first.map { !"-–—(".contains($0) } ?? false }
            let number = index + 1
            let column = line[..<comment.lowerBound].utf8.count + 1
            found.append(
                Suppression(
                    names: names.map(String.init), line: scope == "this" ? number : number + 1,
                    place: SourcePlace(file: path, line: number, column: column),
                    unknownScope: scope == "this" || scope == "next" ? nil : String(scope)))
        }
        return found
    }
    private static func mentions(_ source: String) -> Bool {
        let marker = Array("waymark:disable:".utf8)
        var source = source
        return source.withUTF8 { bytes in
            guard bytes.count >= marker.count else { return false }
            return (0...(bytes.count - marker.count)).contains { start in
                bytes[start] == marker[0] && bytes[start..<(start + marker.count)].elementsEqual(marker)
            }
        }
    }
}
#endif
