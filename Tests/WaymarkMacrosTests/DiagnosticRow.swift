#if Macros
import Testing

/// A misuse of the macros, with the compiler's error and the fixed source.
struct DiagnosticRow: CustomTestStringConvertible {
    let name: String
    let source: String
    let message: String
    let line: Int
    let column: Int
    /// The title of the fix-it; nil if there is none.
    let fix: String?
    let fixed: String
    var testDescription: String { name }

    /// Creates a row with a `@Link` on the third line.
    ///
    /// - Parameters:
    ///   - name: The name of the row.
    ///   - link: The arguments of the `@Link`.
    ///   - element: The case that the `@Link` is attached to.
    ///   - message: The compiler's error.
    ///   - fixedLink: The fixed arguments; nil if they don't change.
    ///   - fixedElement: The fixed case; nil if it doesn't change.
    ///   - isFixIt: True if a fix-it makes the change.
    ///   - column: The column of the error.
    ///   - line: The line of the error.
    ///   - label: The value's label in the fix-it; nil for a fix-it that replaces the pattern.
    init(
        _ name: String, link: String, on element: String, says message: String, fixedLink: String? = nil,
        fixedElement: String? = nil, isFixIt: Bool = true, column: Int = 11, line: Int = 3,
        labelling label: String? = nil
    ) {
        func enumeration(_ link: String, _ element: String) -> String {
            "@Links\nenum Route {\n    @Link(\(link))\n    \(element)\n}"
        }
        let fix = label.map { "label it '\($0)'" } ?? fixedLink.map { "write \($0)" }
        self.init(
            name, enumeration(link, element), says: message, at: (line, column), fix: isFixIt ? fix : nil,
            enumeration(fixedLink ?? link, fixedElement ?? element))
    }
    init(
        _ name: String, _ source: String, says message: String, at place: (line: Int, column: Int), fix: String? = nil,
        _ fixed: String
    ) {
        self.name = name
        self.source = source
        self.message = message
        (line, column) = place
        self.fix = fix
        self.fixed = fixed
    }
}
#endif
