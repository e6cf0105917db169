import Foundation

// `#Preview` expands to nothing: its closure is type-checked as the macro's argument. The compiler talks to a plugin in
// JSON messages, each after its length in eight bytes, the lowest first.

func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
        guard let chunk = try? FileHandle.standardInput.read(upToCount: count - data.count), !chunk.isEmpty else {
            return nil
        }
        data += chunk
    }
    return data
}

func reply(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    let header = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
    try FileHandle.standardOutput.write(contentsOf: header + body)
}

while let header = read(8) {
    let count = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard let body = read(count), let message = try JSONSerialization.jsonObject(with: body) as? [String: Any] else {
        break
    }
    if message["getCapability"] != nil {
        try reply(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
    } else {
        try reply(["expandMacroResult": ["expandedSource": "", "diagnostics": []]])
    }
}
