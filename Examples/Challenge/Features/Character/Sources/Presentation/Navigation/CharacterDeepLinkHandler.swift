public import Waymark
public import WaymarkLinks

/// Opens `challenge://character/list` and `challenge://character/detail?id=42`. All other links of the feature are
/// patterns on the cases of ``CharacterIncomingNavigation``, and come first: a handler is asked about links that have the
/// shape of no pattern.
public struct CharacterDeepLinkHandler: DeepLinkHandler {
    public init() {}

    public func navigation(for link: ParsedLink) -> CharacterIncomingNavigation? {
        switch link.segments {
        case ["character", "list"]:
            // a filter would be lost here: /character?status=dead is the link that has one
            guard link.query.isEmpty else { return nil }
            return .list()

        case ["character", "detail"]:
            // as strict as a pattern: 042 and +42 are no identifiers. What else the query has changes no character.
            guard let id = link["id"].flatMap({ try? Int.parse($0) }) else { return nil }
            return .detail(identifier: id)

        default:
            return nil
        }
    }
}
