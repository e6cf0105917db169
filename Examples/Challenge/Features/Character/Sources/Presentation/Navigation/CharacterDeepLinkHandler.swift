public import Waymark
public import WaymarkLinks

/// Opens `challenge://character/list` and `challenge://character/detail?id=42`. All other links of the feature are
/// patterns on the cases of ``CharacterIncomingNavigation``. Patterns come first: a handler is only asked about links
/// that no pattern matches.
public struct CharacterDeepLinkHandler: DeepLinkHandler {
    public init() {}

    public func navigation(for link: ParsedLink) -> CharacterIncomingNavigation? {
        switch link.segments {
        case ["character", "list"]:
            // would lose the filter, which /character?status=dead has
            guard link.query.isEmpty else { return nil }
            return .list()

        case ["character", "detail"]:
            // as strict as a pattern: 042 and +42 are no identifiers. Other query items are ignored.
            guard let id = link["id"].flatMap({ try? Int.parse($0) }) else { return nil }
            return .detail(identifier: id)

        default:
            return nil
        }
    }
}
