#if Inspector
/// A fault in a command line.
struct UsageError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// A command's options. Each option takes a value and may appear once.
struct Options {
    private var values: [String: String] = [:]

    init(_ arguments: some Collection<String>, known: Set<String>) throws(UsageError) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard known.contains(name) else { throw UsageError("there is no option '\(name)'") }
            guard let value = rest.popFirst() else { throw UsageError("\(name) needs a value") }
            guard values.updateValue(value, forKey: name) == nil else { throw UsageError("\(name) appears twice") }
        }
    }
    subscript(name: String) -> String? { values[name] }
    func number(_ name: String) throws(UsageError) -> Int? {
        guard let text = values[name] else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw UsageError("\(name) is '\(text)'; pass a whole number, 0 or more")
        }
        return number
    }
}
#endif
