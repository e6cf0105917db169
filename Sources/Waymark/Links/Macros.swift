#if Macros
public import WaymarkLinks

/// Generates `links` from the `@Link`s on an enum's cases, and `presentation` if one of them says `as:`.
///
/// ```swift
/// @Links
/// public enum CharacterIncomingNavigation: IncomingNavigation {
///     @Link("/character/list")
///     case list
///
///     @Link("/character/{identifier}")                  // the first is canonical
///     @Link("/character/detail?id={identifier}")
///     case detail(identifier: Int)
///
///     @Link("/character/filter", as: .sheet)
///     case filter
/// }
/// ```
/// The generated code is what you would write by hand with `WaymarkLinks.Links`. Patterns are parsed at compile time
/// with the parser used at run time: a placeholder without a value, a value without a placeholder, a malformed pattern
/// and two patterns that match the same paths are compile errors at the right place.
///
/// A `presentation` that the enum declares itself takes precedence over `as:`.
///
/// - Parameter restoring: Whether these destinations are part of saved state. If so, a case without a link, which can't
///   be saved, gets a note.
@attached(member, names: named(links), named(presentation))
public macro Links(restoring: Bool = false) = #externalMacro(module: "WaymarkMacrosPlugin", type: "LinksMacro")

/// A link to an enum case. A case can have several; the first one is canonical and used to print links.
///
/// - Parameters:
///   - pattern: The pattern; see `LinkPattern`. Its placeholders are named after the case's values.
///   - presentation: How the case is shown. State it once per case.
@attached(peer)
public macro Link(_ pattern: LinkPattern, as presentation: Presentation = .push) =
    #externalMacro(module: "WaymarkMacrosPlugin", type: "LinkMacro")
#endif
