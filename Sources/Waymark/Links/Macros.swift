#if Macros
public import WaymarkLinks

/// Makes `links` of the `@Link`s on an enum's cases, and `presentation` where one of them says `as:`.
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
/// What it writes is what one would write by hand with `WaymarkLinks.Links`: one list of patterns, one `switch` from
/// a match to a case, one `switch` from a case to its values. Patterns are read by the compiler, with the parser that
/// tables use: a placeholder that no value fills, a value that no placeholder fills, a malformed pattern and two that
/// match the same paths are errors at their place.
///
/// A `presentation` that the enum declares itself wins over `as:`.
///
/// - Parameter restoring: Whether saved states may hold these destinations: a case without a link, which would be lost,
///   then has a note.
@attached(member, names: named(links), named(presentation))
public macro Links(restoring: Bool = false) = #externalMacro(module: "WaymarkMacrosPlugin", type: "LinksMacro")

/// A link to the case that it stands on. Several lead to the same case; the first one is canonical: it is printed.
///
/// - Parameters:
///   - pattern: The pattern, see `LinkPattern`. Placeholders have the names of the case's values.
///   - presentation: How the case is shown. It belongs to the case: say it once.
@attached(peer)
public macro Link(_ pattern: LinkPattern, as presentation: Presentation = .push) =
    #externalMacro(module: "WaymarkMacrosPlugin", type: "LinkMacro")
#endif
