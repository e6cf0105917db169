public import Waymark
public import WaymarkLinks

/// A handler of links such as `challenge://character/list` and `challenge://character/detail?id=42`. The feature's
/// other links are patterns on the cases of ``CharacterIncomingNavigation``. A handler is asked only about links that
/// no pattern matches.
public struct CharacterDeepLinkHandler: DeepLinkHandler {
    public init() {}

    public func navigation(for link: ParsedLink) -> CharacterIncomingNavigation? {
        switch link.segments {
        case ["character", "list"]:
            // refuses a query, because the list would ignore it
            guard link.query.isEmpty else { return nil }
            return .list()

        case ["character", "detail"]:
            // `Int.parse` is as strict as a pattern: 042 and +42 aren't identifiers. Other query items are ignored.
            guard let id = link["id"].flatMap({ try? Int.parse($0) }) else { return nil }
            return .detail(identifier: id)

        default:
            return nil
        }
    }
}
