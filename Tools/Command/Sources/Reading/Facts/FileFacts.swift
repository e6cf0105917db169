#if Tools
/// The declarations of one file, as its source states them, independent of other files.
package struct FileFacts: Hashable, Sendable {
    /// The file's path, relative to the root of the sources.
    package let path: String
    package var imports: [ImportFact] = []
    package var types: [TypeFact] = []
    /// Functions outside of types.
    package var functions: [FunctionFact] = []
    /// The capitalized identifiers in the file, which may name types.
    package var names: Set<String> = []
    /// A Boolean value that indicates whether the file has only imports and types at its top level. Extensions,
    /// functions, constants, typealiases, statements and `#if` make it false. It is true for a file that isn't read.
    package var hasTypesOnly = true
    /// A Boolean value that indicates whether `prepared(for:as:)` is called in code that isn't read, as in a subscript.
    package var hasUnreadTakes = false
    package var suppressions: [Suppression] = []
    package var problems: [SourceProblem] = []
    /// A Boolean value that indicates whether the file was skipped because of its size.
    package var isTooLarge = false

    package init(path: String) { self.path = path }
}

/// An import of a module.
package struct ImportFact: Hashable, Sendable {
    package let module: String
    package let place: SourcePlace
    /// The byte range of the import's line, with its line ending; nil if the import is indented, shares a line with
    /// anything else, spans lines, or doesn't end with the file's line ending.
    package let lineRange: Range<Int>?
}

/// A comment that disables rules on a line.
package struct Suppression: Hashable, Sendable {
    /// The ids of the rules, as written.
    package let names: [String]
    /// The line on which the rules are disabled.
    package let line: Int
    /// The place of the comment.
    package let place: SourcePlace
    /// The scope as written, if it is neither `this` nor `next`; nil otherwise.
    package let unknownScope: String?
}

/// The reason that a file could not be read completely.
package struct SourceProblem: Hashable, Sendable {
    package let message: String
    package let place: SourcePlace
    /// A Boolean value that indicates whether nothing of the file could be read, as with a pipe.
    package var isUnreadable = false
}
#endif
