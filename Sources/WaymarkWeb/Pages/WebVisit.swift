/// The request that is being answered, for what a page keeps with its visitor: small preferences in cookies. Reachable
/// from wherever the request's own code runs.
@MainActor public final class WebVisit {
    /// The visit whose request is being answered.
    @TaskLocal public static var current: WebVisit?

    private let received: [String: String]
    private(set) var changed: [(name: String, value: String)] = []

    init(cookieHeader: String?) {
        var cookies: [String: String] = [:]
        for pair in (cookieHeader ?? "").utf8.prefix(4_096).split(separator: UInt8(ascii: ";")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            let name = String(decoding: parts[0].drop { $0 == 0x20 }, as: UTF8.self)
            if cookies[name] == nil { cookies[name] = String(decoding: parts[1], as: UTF8.self) }
        }
        received = cookies
    }

    /// The visitor's value. It comes from outside: read it as one of the values that you know, nothing else.
    public subscript(_ name: String) -> String? { changed.last { $0.name == name }?.value ?? received[name] }

    /// Keeps a value with the visitor for a year.
    ///
    /// - Returns: False, and nothing is kept, for a name or value with other characters than letters, digits, `-` and
    ///   `_`, or more than 64 of them.
    @discardableResult public func keep(_ value: String, as name: String) -> Bool {
        guard Self.isPlain(name), Self.isPlain(value) else { return false }
        changed.append((name, value))
        return true
    }
    private static func isPlain(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F
            }
    }
}
