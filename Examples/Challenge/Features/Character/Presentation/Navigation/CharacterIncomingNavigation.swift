public import Waymark
public import WaymarkLinks

/// What the feature can show.
public enum CharacterIncomingNavigation: IncomingNavigation {
    case list(name: LinkText? = nil, status: CharacterStatus? = nil, page: Int? = nil)
    case filter(name: LinkText? = nil, status: CharacterStatus? = nil)
    case detail(identifier: Int)
    case gallery(identifier: Int)

    static func list(_ query: CharacterQuery) -> Self {
        .list(name: query.name, status: query.status, page: query.page)
    }

    public var presentation: Presentation {
        switch self {
        case .list, .detail: .push
        case .filter: .sheet
        case .gallery: .fullScreen
        }
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

/// Where the feature wants to go.
public enum CharacterOutgoingNavigation: OutgoingNavigation {
    case episode(identifier: Int)
    case location(identifier: Int)
}
