public import Waymark

/// What the feature can show.
@Links public enum EpisodeIncomingNavigation: IncomingNavigation {
    @Link("/episode/list?page={page?}")
    @Link("/episode?page={page?}")
    case list(page: Int? = nil)

    @Link("/episode/{identifier}")
    case detail(identifier: Int)

    public var ancestors: [Self] {
        switch self {
        case .list: []
        case .detail: [.list()]
        }
    }
}

/// Where the feature wants to go.
public enum EpisodeOutgoingNavigation: OutgoingNavigation {
    case character(identifier: Int)
}
