import Waymark

/// The feature's router: Waymark's `Router` with the feature's destinations.
typealias LocationRouter = Router<LocationDestination>

/// All screens above the list. `LocationRouter.Destination` is this type.
@Links enum LocationDestination: Navigation {
    @Link("/location/{id}") case detail(id: Int)
    @Link("/location/{id}/residents") case residents(id: Int)

    var ancestors: [Self] {
        switch self {
        case .detail: []
        case .residents(let id): [.detail(id: id)]
        }
    }
}
