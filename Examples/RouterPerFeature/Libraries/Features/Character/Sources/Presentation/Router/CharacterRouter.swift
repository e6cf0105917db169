import Waymark

/// The feature's router: Waymark's `Router` with the feature's destinations.
typealias CharacterRouter = Router<CharacterDestination>

/// All screens above the list. `CharacterRouter.Destination` is this type.
@Links enum CharacterDestination: Navigation {
    @Link("/character/{id}") case detail(id: Int)
    @Link("/character/settings") case settings
}
