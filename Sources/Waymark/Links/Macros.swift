#if Macros
public import WaymarkLinks

/// Generates an enum's `links` from its `@Link`s, and `presentationType` from their `as:`. See <doc:DeclaringLinks>.
///
/// ```swift
/// @Links enum CharacterIncomingNavigation: IncomingNavigation {
///     @Link("/character/{identifier}")                  // the first is canonical
///     @Link("/character/detail?id={identifier}")
///     case detail(identifier: Int)
///
///     @Link("/character/filter", as: .sheet)
///     case filter
/// }
/// ```
/// Patterns are parsed at compile time with the parser used at run time: malformed and clashing patterns, and those
/// whose placeholders aren't the case's values, are compile errors. A `presentationType` that the enum declares itself
/// takes precedence over `as:`.
///
/// - Parameter notingMissingLinks: true to get a compiler note for each case without a link, useful if the destinations
///   are saved. Has no effect at run time.
@attached(
    member, names: named(links), named(presentationType), named(_generatedName), named(_generatedCases),
    named(_checkLinkValues))
public macro Links(notingMissingLinks: Bool = false) = #externalMacro(module: "WaymarkMacrosPlugin", type: "LinksMacro")

/// Declares a link to an enum case. A case can have several; the first one is canonical and used to print links.
///
/// - Parameters:
///   - pattern: The pattern; see `LinkPattern`. Its placeholders are named after the case's values.
///   - presentation: The presentation of the case. If the case has several links, state it on one of them.
@attached(peer)
public macro Link(_ pattern: LinkPattern, as presentation: PresentationType = .push) =
    #externalMacro(module: "WaymarkMacrosPlugin", type: "LinkMacro")
#else
public import WaymarkLinks

// Without the trait there is no plugin, and these declarations explain the error. A macro needs an implementation;
// `ObservationTrackedMacro`, which comes with the compiler, does nothing to a type or a case.

/// Generates an enum's links. Needs the package's trait `Macros`, which is on by default.
@available(
    *, unavailable,
    message: """
        @Links needs the trait 'Macros' of the package waymark, which is on by default: leave 'traits:' out of the \
        dependency or add "Macros" to it. Without the trait, list the links with 'Links { … }'
        """
)
@attached(peer)
public macro Links(notingMissingLinks: Bool = false) =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Declares a link to an enum case. Needs the package's trait `Macros`, which is on by default.
@available(
    *, unavailable,
    message: """
        @Link needs the trait 'Macros' of the package waymark, which is on by default: leave 'traits:' out of the \
        dependency or add "Macros" to it. Without the trait, list the links with 'Links { … }'
        """
)
@attached(peer)
public macro Link(_ pattern: LinkPattern, as presentation: PresentationType = .push) =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
#endif
