#if Tools
import Foundation

/// Reads the uses that gate.py wrote to a file, and prints a line for each fault. The file has lines of these kinds,
/// with tabs between the columns:
///
///     deploying <five versions>
///     restricted <base name> <symbol> <five versions>
///     file <path> <name to print>
///     use <line> <column> <symbol> <five versions>      in the file above
@main enum Main {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else { fail("usage: AvailabilityGate <uses>") }
        let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
        var gate = Gate(deploying: [:])
        var files: [(path: String, name: String, uses: [Use])] = []
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: "\t")
            let versions = columns.count > 5 ? availability(columns: columns.suffix(5)) : nil
            switch (columns[0], columns.count, versions) {
            case ("deploying", 6, let versions?): gate = Gate(deploying: versions, restricted: gate.restricted)
            case ("restricted", 8, let versions?):
                gate.restricted[String(columns[1])] = RestrictedName(
                    symbol: String(columns[2]), availability: versions)
            case ("file", 3, _): files.append((String(columns[1]), String(columns[2]), []))
            case ("use", 9, let versions?):
                guard let line = Int(columns[1]), let column = Int(columns[2]), !files.isEmpty else {
                    fail("malformed use: \(line)")
                }
                files[files.count - 1].uses.append(
                    Use(line: line, column: column, symbol: String(columns[3]), availability: versions))
            default: fail("unknown line: \(line)")
            }
        }
        for file in files {
            let source = try String(contentsOfFile: file.path, encoding: .utf8)
            for fault in gate.faults(in: source, file: file.name, uses: file.uses) { print(fault) }
        }
    }
    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("AvailabilityGate: \(message)\n".utf8))
        exit(2)
    }
}
#else
import Foundation

@main enum Main {
    static func main() {
        FileHandle.standardError.write(Data("AvailabilityGate: build it with the trait Tools\n".utf8))
        exit(2)
    }
}
#endif
