/// A reader of a file's JSON values, which records values of the wrong type and unknown keys.
struct CheckedJSON {
    private(set) var findings: [AssociationIssue] = []

    mutating func add(_ place: String, _ problem: AssociationIssue.Problem) {
        findings.append(AssociationIssue(place: place, problem))
    }

    /// Reads the members of a dictionary, including those with unknown keys. Records any other value, and returns nil.
    ///
    /// - Parameter keys: The known keys. Others are recorded; with nil, none are.
    mutating func object(_ value: JSONValue, _ place: String, keys: [String]? = nil) -> [String: JSONValue]? {
        guard let object = value.object else {
            add(place, .wrongType(expected: "a dictionary"))
            return nil
        }
        guard let keys else { return object }
        for key in object.keys.sorted() where !keys.contains(key) {
            add(place, .unknownKey(key, meant: keys.first { Self.isLike(key, $0) }))
        }
        return object
    }
    mutating func array(_ value: JSONValue, _ place: String, of expected: String = "an array") -> [JSONValue]? {
        if value.array == nil { add(place, .wrongType(expected: expected)) }
        return value.array
    }
    mutating func string(_ value: JSONValue?, _ place: String) -> String? {
        guard let value else { return nil }
        if value.string == nil { add(place, .wrongType(expected: "a string")) }
        return value.string
    }
    mutating func boolean(_ value: JSONValue?, _ place: String) -> Bool? {
        guard let value else { return nil }
        if value.boolean == nil { add(place, .wrongType(expected: "true or false")) }
        return value.boolean
    }
    /// Reads the strings of an array, each with its place. Elements of other types are recorded and dropped. Records
    /// any value that isn't an array, and returns nil.
    mutating func strings(_ value: JSONValue, _ place: String) -> [(place: String, text: String)]? {
        array(value, place, of: "an array of strings")?.enumerated().compactMap { index, value in
            let place = "\(place)[\(index)]"
            return string(value, place).map { (place, $0) }
        }
    }
    /// Reads a condition on a query: a string, or a dictionary of strings. Any other value is recorded; returns nil for
    /// it, and for a missing value.
    mutating func query(_ value: JSONValue?, _ place: String) -> AppleAssociation.Query? {
        guard let value else { return nil }
        if let text = value.string { return .whole(text) }
        if let items = value.object, items.values.allSatisfy({ $0.string != nil }) {
            return .items(items.compactMapValues(\.string))
        }
        add(place, .wrongType(expected: "a string, or a dictionary of strings"))
        return nil
    }

    /// Returns true if the keys differ only in case and punctuation, or by one letter.
    private static func isLike(_ key: String, _ other: String) -> Bool {
        let one = Array(key.lowercased().filter(\.isLetter))
        let two = Array(other.lowercased().filter(\.isLetter))
        guard !two.isEmpty, one != two else { return !two.isEmpty && one == two }
        guard abs(one.count - two.count) <= 1 else { return false }
        let prefix = zip(one, two).prefix { $0 == $1 }.count
        let suffix = zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count
        return prefix + suffix >= max(one.count, two.count) - 1
    }
}
