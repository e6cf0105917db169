#if Tools
/// A place in the sources: a file's path relative to `ReadApp.root`, a 1-based line, and a 1-based column in bytes.
package struct SourcePlace: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    package var description: String { "\(file):\(line):\(column)" }

    package static func < (one: SourcePlace, other: SourcePlace) -> Bool {
        (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }
}

/// A value that the sources state literally, or an expression that only the running app can evaluate.
package enum Stated<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value, read from the source.
    case known(Value)
    /// An expression that can't be evaluated, given as its source or as the name of the property that returns it. The
    /// linter reports the expression instead of guessing its value.
    case computed(String)

    package var value: Value? {
        switch self {
        case .known(let value): value
        case .computed: nil
        }
    }
}
#endif
