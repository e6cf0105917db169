/// A reference implementation of the link policy: rule by rule, with arrays of bytes and without tables. It shares no
/// code with the library.
struct ReferenceMatcher {
    struct Answer: Hashable {
        let pattern: Int
        /// The texts of each placeholder in the order of the pattern; nil for an absent one.
        let values: [[String]?]
    }
    let schemes: [String]
    let hosts: [String]
    /// The patterns of the table, which must be valid.
    let patterns: [String]

    /// Returns the pattern that matches a link, with the texts of its values; nil if the link is refused, or if no
    /// pattern matches it.
    func answer(_ link: [UInt8]) -> Answer? {
        // size and characters
        guard !link.isEmpty, link.count <= 2_048, link.allSatisfy(Self.isInAlphabet) else { return nil }
        // scheme
        guard let colon = link.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = Self.folded(link[..<colon])
        let isUniversal = scheme == "https"
        guard isUniversal || schemes.contains(scheme) else { return nil }
        guard link[(colon + 1)...].starts(with: "//".utf8) else { return nil }
        let rest = Array(link[(colon + 3)...])
        // the fragment is ignored
        let parts = rest.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.count == 1 || Self.hasWholeTriplets(Array(parts[1])) else { return nil }
        let halves = parts[0].split(
            separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false
        ).map(Array.init)
        var path = halves[0]
        if isUniversal {
            // host and port
            let end = path.firstIndex(of: UInt8(ascii: "/")) ?? path.count
            let authority = Self.folded(path[..<end])
            guard hosts.contains(authority) || hosts.contains(where: { authority == $0 + ":443" }) else { return nil }
            path = Array(path[end...])
            if path.first == UInt8(ascii: "/") { path.removeFirst() }
        } else {
            // custom scheme
            let first = path.prefix { $0 != UInt8(ascii: "/") }
            guard !first.isEmpty, !first.contains(where: { "%:@".utf8.contains($0) }) else { return nil }
        }
        return answer(path: path, query: halves.count > 1 ? halves[1] : nil, isCustom: !isUniversal)
    }

    private func answer(path: [UInt8], query: [UInt8]?, isCustom: Bool) -> Answer? {
        // segments
        var raw = path.isEmpty ? [] : path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if raw.count > 1, raw.last?.isEmpty == true { raw.removeLast() }
        guard raw.allSatisfy({ !$0.isEmpty }) else { return nil }
        var segments: [String] = []
        for segment in raw {
            guard let text = Self.decoded(Array(segment)), text != ".", text != ".." else { return nil }
            segments.append(text)
        }
        // query
        var pairs: [(name: String, value: String?)] = []
        for pair in (query ?? []).split(separator: UInt8(ascii: "&")) {
            let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(Array(sides[0])) else { return nil }
            guard sides.count == 2 else {
                pairs.append((name, nil))
                continue
            }
            guard let value = Self.decoded(Array(sides[1])) else { return nil }
            pairs.append((name, value))
        }
        guard pairs.count <= 32 else { return nil }
        guard let winner = winner(segments, isCustom) else { return nil }
        return answer(winner, segments, pairs)
    }

    /// Returns the index of the matching pattern that comes first in the order literal, parameter, catch-all, compared
    /// segment by segment; nil if none matches.
    private func winner(_ segments: [String], _ isCustom: Bool) -> Int? {
        patterns.indices.compactMap { index -> (rank: [Int], index: Int)? in
            rank(of: Self.parts(patterns[index]).path, segments, isCustom).map { ($0, index) }
        }.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.index
    }
    private func rank(of parts: [String], _ segments: [String], _ isCustom: Bool) -> [Int]? {
        var rank: [Int] = []
        for (position, part) in parts.enumerated() {
            if isCustom, position == 0 {
                guard !part.hasPrefix("{"), let first = segments.first,
                    Self.folded(Array(part.utf8)[...]) == Self.folded(Array(first.utf8)[...])
                else { return nil }
                rank.append(0)
                continue
            }
            if part.hasSuffix("?}"), position >= segments.count { return rank }
            guard position < segments.count else { return nil }
            if part.hasSuffix("...}") { return rank + [2] }
            if part.hasPrefix("{") {
                rank.append(1)
            } else if part.utf8.elementsEqual(segments[position].utf8) {
                rank.append(0)
            } else {
                return nil
            }
        }
        return parts.count == segments.count ? rank : nil
    }

    private func answer(_ index: Int, _ segments: [String], _ pairs: [(name: String, value: String?)]) -> Answer? {
        let (path, query) = Self.parts(patterns[index])
        var values: [[String]?] = []
        for (position, part) in path.enumerated() where part.hasPrefix("{") {
            if part.hasSuffix("...}") {
                values.append(Array(segments[position...]))
            } else {
                values.append(position < segments.count ? [segments[position]] : nil)
            }
        }
        for parameter in query {
            let key = String(parameter.prefix { $0 != "=" })
            let found = pairs.filter { $0.name == key }
            if parameter.hasSuffix("...}") {
                guard found.allSatisfy({ $0.value != nil }) else { return nil }
                values.append(found.compactMap(\.value))
                continue
            }
            // a key may not be repeated, and needs a value
            guard found.count <= 1, found.first.map({ $0.value != nil }) ?? true else { return nil }
            if found.isEmpty, !parameter.hasSuffix("?}") { return nil }
            values.append(found.first?.value.map { [$0] })
        }
        return Answer(pattern: index, values: values)
    }

    // MARK: bytes
    private static func parts(_ pattern: String) -> (path: [String], query: [String]) {
        // the question mark of an optional segment doesn't begin the query
        let start = pattern.firstRange(of: "?")
            .flatMap { pattern[$0.upperBound...].hasPrefix("}") ? nil : $0.lowerBound }
        let halves =
            start.map { [String(pattern[..<$0]), String(pattern[pattern.index(after: $0)...])] }
            ?? pattern.firstRange(of: "}?").map {
                [String(pattern[...$0.lowerBound]), String(pattern[$0.upperBound...])]
            } ?? [pattern]
        return (
            halves[0].split(separator: "/").map(String.init),
            halves.count > 1 ? halves[1].split(separator: "&").map(String.init) : []
        )
    }
    private static func isInAlphabet(_ byte: UInt8) -> Bool {
        let unreserved = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
        return (unreserved + "!$&'()*+,;=" + ":@/?#%").utf8.contains(byte)
    }
    private static func folded(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
    }
    private static func hex(_ byte: UInt8) -> UInt8? { UInt8(String(decoding: [byte], as: UTF8.self), radix: 16) }
    private static func isHex(_ byte: UInt8) -> Bool { "0123456789abcdefABCDEF".utf8.contains(byte) }
    private static func hasWholeTriplets(_ bytes: [UInt8]) -> Bool {
        bytes.indices.allSatisfy { index in
            bytes[index] != UInt8(ascii: "%")
                || index + 2 < bytes.count && isHex(bytes[index + 1]) && isHex(bytes[index + 2])
        }
    }
    private static func decoded(_ bytes: [UInt8]) -> String? {
        guard hasWholeTriplets(bytes) else { return nil }
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), let high = hex(bytes[index + 1]), let low = hex(bytes[index + 2]) {
                output.append(high * 16 + low)
                index += 3
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(validating: output, as: UTF8.self)
    }
}
