import Foundation

// `#Preview` expands to nothing; its closure is type-checked as the macro's argument. `@Entry` expands to a key and the
// accessors. The compiler sends JSON messages, each preceded by its length as eight little-endian bytes.

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

struct Message: Decodable {
    struct Attached: Decodable { let macroRole: String, declSyntax: Syntax }
    struct Syntax: Decodable { let source: String }
    var expandAttachedMacro: Attached?
}
struct Reply: Encodable {
    struct Result: Encodable { let expandedSource: String, diagnostics: [String] }
    let expandMacroResult: Result
}

/// Returns the expansion of `@Entry` on a property with a type.
func entry(_ macro: Message.Attached) -> String {
    let parts = macro.declSyntax.source.matches(of: /var\s+(\w+)\s*:\s*([^=]+)(?:=(.*))?/.dotMatchesNewlines())
    guard let (_, name, type, initial) = parts.last?.output else { return "" }
    if macro.macroRole == "accessor" {
        return "{\nget { self[__Key_\(name).self] }\nset { self[__Key_\(name).self] = newValue }\n}"
    }
    return "private struct __Key_\(name): EnvironmentKey { static var defaultValue: \(type) { \(initial ?? "nil") } }"
}

while let header = read(8) {
    let count = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard let body = read(count) else { break }
    // the compiler first asks for capabilities, and then only for expansions
    if String(decoding: body.prefix(64), as: UTF8.self).contains("\"getCapability\"") {
        reply(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    } else {
        let attached = try? JSONDecoder().decode(Message.self, from: Data(body)).expandAttachedMacro
        let result = Reply.Result(expandedSource: attached.map(entry) ?? "", diagnostics: [])
        let json = try? JSONEncoder().encode(Reply(expandMacroResult: result))
        reply(String(decoding: json ?? Data(), as: UTF8.self))
    }
}
