public import Waymark
public import WaymarkLinks

/// What the feature can show.
public enum EpisodeIncomingNavigation: IncomingNavigation {
    case list(page: Int? = nil)
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

extension EpisodeIncomingNavigation {
    /// The links to what the feature can show.
    public static var links: Links<Self> {
        Links {
            Link("/episode/list?page={page?}", "/episode?page={page?}") {
                .list(page: $0)
            } values: {
                if case .list(let page) = $0 { .some(page) } else { nil }
            }
            Link("/episode/{identifier}") {
                .detail(identifier: $0)
            } values: {
                if case .detail(let identifier) = $0 { identifier } else { nil }
            }
        }
    }
}
