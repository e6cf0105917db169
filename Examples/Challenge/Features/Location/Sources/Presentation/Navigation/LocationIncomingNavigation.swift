public import ChallengeKit
public import Waymark

/// The destinations that the feature shows.
@Links public enum LocationIncomingNavigation: IncomingNavigationContract {
    @Link("/location/list?page={page?}")
    @Link("/location?page={page?}")
    case list(page: Int? = nil)

    @Link("/location/{identifier}")
    case detail(identifier: Int)

    public var ancestors: [Self] {
        switch self {
        case .list: []
        case .detail: [.list()]
        }
    }
}
