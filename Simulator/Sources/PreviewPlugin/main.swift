import Foundation

// `#Preview` expands to nothing; its closure is type-checked as the macro's argument. The compiler sends JSON messages,
// each preceded by its length as eight little-endian bytes.

func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
        guard let chunk = try? FileHandle.standardInput.read(upToCount: count - bytes.count), !chunk.isEmpty else {
            return nil
        }
        bytes += chunk
    }
    return bytes
}

func reply(_ message: String) {
    let body = Array(message.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    FileHandle.standardOutput.write(Data(header + body))
}

while let header = read(8) {
    let count = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard let body = read(count) else { break }
    // the compiler first asks for capabilities, and then only for expansions
    if String(decoding: body.prefix(64), as: UTF8.self).contains("\"getCapability\"") {
        reply(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    } else {
        reply(#"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
    }
}
