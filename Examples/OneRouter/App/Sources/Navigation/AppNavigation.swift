import Waymark

/// All navigation destinations in the app.
@Links enum AppNavigation: Navigation {
    // MARK: - Push destinations

    @Link("/character/list")
    @Link("/character")
    case characterList
    @Link("/character/{id}")
    case characterDetail(id: Int)
    @Link("/location/{id}")
    case locationDetail(id: Int)
    @Link("/episode/list")
    @Link("/episode")
    case episodeList
    @Link("/episode/{id}")
    case episodeDetail(id: Int)

    // MARK: - Sheet destinations

    case characterFilter
    case settings

    // MARK: - Full-screen destinations

    case imageGallery(characterId: Int)
    case onboarding

    // MARK: - Navigation protocol

    var presentationType: PresentationType {
        switch self {
        case .characterList, .characterDetail, .locationDetail, .episodeList, .episodeDetail: .push
        case .characterFilter, .settings: .sheet
        case .imageGallery, .onboarding: .fullScreen
        }
    }
}
