public import ChallengeKit
public import Waymark

/// The destinations that the feature shows.
@Links public enum EpisodeIncomingNavigation: IncomingNavigationContract {
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
