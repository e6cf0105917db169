#if Web
import NIOCore
import NIOHTTP1

/// Functions that write a response directly, without building a list of header fields.
extension ByteBuffer {
    mutating func writeStatus(_ status: Int) {
        guard status != 200 else { return _ = writeStaticString("HTTP/1.1 200 OK\r\n") }
        writeString("HTTP/1.1 \(status) \(HTTPResponseStatus(statusCode: status).reasonPhrase)\r\n")
    }
    /// Writes header fields. Stops and returns false at the first invalid one: a name may contain only letters, digits,
    /// `-` and `_`, and a value no control characters but tabs, so that neither can end the line (RFC 9110, sections
    /// 5.1 and 5.5).
    mutating func writeFields(_ fields: [(name: String, value: String)]) -> Bool {
        for (name, value) in fields {
            guard !name.isEmpty, name.utf8.allSatisfy(Self.isToken), value.utf8.allSatisfy(Self.isText) else {
                return false
            }
            writeString(name)
            writeStaticString(": ")
            writeString(value)
            writeStaticString("\r\n")
        }
        return true
    }
    private static func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == 0x09 }
    private static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Writes a chunk of a body of unknown length (RFC 9112, section 7.1). Does nothing if `bytes` is empty, because
    /// an empty chunk would end the body.
    mutating func writeChunk(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        writeString(String(bytes.count, radix: 16) + "\r\n")
        writeBytes(bytes)
        writeStaticString("\r\n")
    }
    mutating func writeLastChunk() { writeStaticString("0\r\n\r\n") }
}
#endif
