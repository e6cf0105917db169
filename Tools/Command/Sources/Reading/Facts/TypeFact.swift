#if Tools
/// A declaration of a type, or an extension.
package struct TypeFact: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case enumeration, structure, reference, contract, `extension` }

    package let kind: Kind
    /// The qualified name, such as `Feature.Route`.
    package let name: String
    /// The plain names of the inherited types, such as `Feature` for `Waymark.Feature<WebPage>`.
    package let inherited: [String]
    /// The names of the type's attributes, without arguments.
    package let attributes: [String]
    /// A Boolean value that indicates whether the type has `@Links(notingMissingLinks: true)`.
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
    /// The raw value, if it is a string literal; nil otherwise.
    package let rawText: String?
    package let place: SourcePlace
}

/// An associated value of a case, a parameter of a function, or a stored property of a navigation that is a struct.
package struct ParameterFact: Hashable, Sendable {
    package let label: String?
    /// The internal name of a parameter, the label of an associated value, or the property's name; nil without one.
    package let name: String?
    /// The type as written.
    package let type: String
    package let hasDefault: Bool
    package let place: SourcePlace
}

/// A `@Link`, or a pattern of a `LinkRoute`.
package struct LinkFact: Hashable, Sendable {
    package let pattern: Stated<String>
    /// The member that `as:` names, such as `sheet`; nil without the argument.
    package let presentation: Stated<String>?
    package let place: SourcePlace
    /// The byte range of the pattern's expression; empty for a `LinkRoute`.
    package let range: Range<Int>
    /// The byte range to delete to remove the attribute, including whitespace that would be left over. Nil if a comment
    /// is directly before or after the attribute, and for a `LinkRoute`.
    package let attributeRange: Range<Int>?
}

/// A stored or computed property of a type.
package struct PropertyFact: Hashable, Sendable {
    package let name: String
    /// The type annotation as written. Without one, the type of an initial value such as `Router<Route>(…)`; nil for
    /// other values.
    package let type: String?
    package let isStatic: Bool
    package let isStored: Bool
    /// The initial value; nil without one.
    package let value: ValueFact?
    package let place: SourcePlace
}

/// A function or initializer, or code that is read like one. A getter and an initial value have the name of their
/// property; a statement outside types has the name `main`.
package struct FunctionFact: Hashable, Sendable {
    package let name: String
    package let parameters: [ParameterFact]
    package let returnType: String?
    package let isStatic: Bool
    package var body: BodyFact
    package let place: SourcePlace
}
#endif
