import ChallengeKit
import Waymark
import WaymarkLinks

/// A handler of links such as `challenge://character/list` and `challenge://character/detail?id=42`. The feature's
/// other links are patterns on the cases of ``CharacterIncomingNavigation``. A handler is asked only about links that
/// no pattern matches.
struct CharacterDeepLinkHandler: DeepLinkHandlerContract {
    let host = "character"

    func resolve(_ link: ParsedLink) -> CharacterIncomingNavigation? {
        switch link.path {
        case "/list":
            return .list()

        case "/detail":
            // as strict as a pattern, so that a character has one address: 042 and +42 aren't identifiers
            guard let id = link.queryParameter("id").flatMap({ try? Int.parse($0) }) else {
                return nil
            }
            return .detail(identifier: id)

        default:
            return nil
        }
    }
}
