import ChallengeKit
import SwiftUI
import Waymark
import WaymarkSwiftUI

/// The feature's screen in specific states, with fixed responses.
enum HomePreviews {
    private struct Tour: TourState { let isTourTaken: Bool }

    static func view(client: FixedAPIClient, isTourTaken: Bool) -> some View {
        let feature = HomeFeature(httpClient: client, tour: Tour(isTourTaken: isTourTaken), tracker: SilentTracker())
        return NavigationPreview(NavigationState<HomeIncomingNavigation>(root: .home)) { navigation in
            feature.resolve(navigation, navigator: NavigationCoordinator())
        } root: {
            EmptyView()
        }
    }
    static let featured = FixedAPIClient([
        "/character/1,2,3,4,5,47": "[{\"id\":1,\"name\":\"Rick Sanchez\",\"image\":\"\"}]"
    ])
}

#Preview("Home") { HomePreviews.view(client: HomePreviews.featured, isTourTaken: true) }
#Preview("Home, for the first time") { HomePreviews.view(client: HomePreviews.featured, isTourTaken: false) }
#Preview("Home, without data") { HomePreviews.view(client: FixedAPIClient([:]), isTourTaken: true) }
