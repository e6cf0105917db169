#if Tools
/// What one file says. Made without looking at any other file.
package struct FileFacts: Hashable, Sendable {
    /// From the folder that is read.
    package let path: String
    package var imports: [ImportFact] = []
    package var types: [TypeFact] = []
    /// Functions outside of types.
    package var functions: [FunctionFact] = []
    /// The names of types that it mentions anywhere.
    package var names: Set<String> = []
    /// Whether it declares types and nothing else: no extensions, functions, constants or names for types.
    package var hasTypesOnly = true
    package var suppressions: [Suppression] = []
    package var problems: [SourceProblem] = []
    /// Whether it wasn't read for its size.
    package var isTooLarge = false

    package init(path: String) { self.path = path }
}

/// An import of a module.
package struct ImportFact: Hashable, Sendable {
    package let module: String
    package let place: SourcePlace
    /// The bytes of its line; nil if something else stands there.
    package let lineRange: Range<Int>?
}

/// A comment that switches rules off at a line.
package struct Suppression: Hashable, Sendable {
    /// The ids of the rules, as they are written.
    package let names: [String]
    /// The line that it is about.
    package let line: Int
    /// Where the comment stands.
    package let place: SourcePlace
    /// What stands in the place of `this` or `next`; nil if one of them does.
    package let unknownScope: String?
}

/// Why a file could not be read as a whole.
package struct SourceProblem: Hashable, Sendable {
    package let message: String
    package let place: SourcePlace
    /// Whether nothing of the file could be read, such as that of a pipe.
    package var isUnreadable = false
}
#endif
