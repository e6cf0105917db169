public import ChallengeKit
public import Waymark

/// The destinations that the feature shows. `CharacterDeepLinkHandler` resolves further links to them.
@Links public enum CharacterIncomingNavigation: IncomingNavigationContract {
    @Link("/character?name={name?}&status={status?}&page={page?}")
    case list(name: String? = nil, status: CharacterStatus? = nil, page: Int? = nil)

    @Link("/character/filter?name={name?}&status={status?}", as: .sheet)
    case filter(name: String? = nil, status: CharacterStatus? = nil)

    @Link("/character/detail/{identifier}")
    case detail(identifier: Int)

    @Link("/character/detail/{identifier}/gallery", as: .fullScreen)
    case gallery(identifier: Int)

    static func list(_ query: CharacterQuery) -> Self {
        .list(name: query.name, status: query.status, page: query.page)
    }

    public var ancestors: [Self] {
        switch self {
        case .list: []
        case .filter(let name, let status): [.list(name: name, status: status)]
        case .detail: [.list()]
        case .gallery(let identifier): [.list(), .detail(identifier: identifier)]
        }
    }
    public var trackedProperties: [String: any Trackable] {
        switch self {
        case .list(_, let status?, _), .filter(_, let status?): ["status": status]
        case .list, .filter, .detail, .gallery: [:]
        }
    }
}
