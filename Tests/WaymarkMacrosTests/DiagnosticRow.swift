#if Macros
import Testing

/// A mistake in the use of the macros: what the compiler says of it, and the source without it.
struct DiagnosticRow: CustomTestStringConvertible {
    let name: String
    let source: String
    let message: String
    let line: Int
    let column: Int
    /// What the fix-it that makes `fixed` is called; nil where people have to think.
    let fix: String?
    let fixed: String
    var testDescription: String { name }

    /// - Parameters:
    ///   - link: The arguments of a `@Link` on the third line.
    ///   - element: The case below it.
    ///   - fixedLink: What the link should be; nil for the same.
    ///   - fixedElement: What the case should be; nil for the same.
    ///   - isFixIt: Whether a fix-it does it.
    ///   - label: What the fix-it calls a value; nil where it writes another pattern.
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
