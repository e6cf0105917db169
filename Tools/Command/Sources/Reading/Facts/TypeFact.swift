#if Tools
/// A declaration of a type, or an extension.
package struct TypeFact: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case enumeration, structure, reference, contract, `extension` }

    package let kind: Kind
    /// With the names of the types around it: `Feature.Route`.
    package let name: String
    /// What stands behind the colon, without `any`, module names and generic arguments.
    package let inherited: [String]
    /// The names of its attributes, without arguments.
    package let attributes: [String]
    /// The argument of `@Links(notingMissingLinks:)`.
    package let restoring: Bool
    package let place: SourcePlace
    package var cases: [CaseFact] = []
    package var properties: [PropertyFact] = []
    package var functions: [FunctionFact] = []
}

/// A case of an enum.
package struct CaseFact: Hashable, Sendable {
    package let name: String
    package let parameters: [ParameterFact]
    package let links: [LinkFact]
    /// The raw value, if it is a string literal.
    package let rawText: String?
    package let place: SourcePlace
}

/// A value of a case, or a parameter of a function.
package struct ParameterFact: Hashable, Sendable {
    package let label: String?
    /// The name inside of a function; the label of a case's value.
    package let name: String?
    /// The type as it is written.
    package let type: String
    package let hasDefault: Bool
    package let place: SourcePlace
}

/// A `@Link`, or a pattern of a `LinkRoute`.
package struct LinkFact: Hashable, Sendable {
    package let pattern: Stated<String>
    /// What stands behind `as:`.
    package let presentation: Stated<String>?
    package let place: SourcePlace
    /// Where the pattern's literal starts and ends in the file, in bytes.
    package let range: Range<Int>
    /// Where the whole attribute does, with the blanks in front of it; nil where it can't go without something else.
    package let attributeRange: Range<Int>?
}

/// A variable or a constant.
package struct PropertyFact: Hashable, Sendable {
    package let name: String
    /// The type as it is written; the type of what is made, if none is written.
    package let type: String?
    package let isStatic: Bool
    package let isStored: Bool
    /// What a constant is.
    package let value: ValueFact?
    package let place: SourcePlace
}

/// A function, an initializer, or the getter of a computed property.
package struct FunctionFact: Hashable, Sendable {
    package let name: String
    package let parameters: [ParameterFact]
    package let returnType: String?
    package let isStatic: Bool
    package var body: BodyFact
    package let place: SourcePlace
}
#endif
