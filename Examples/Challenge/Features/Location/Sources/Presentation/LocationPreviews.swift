import ChallengeKit
import SwiftUI
import Waymark
import WaymarkSwiftUI

/// The feature's screens in specific states, with fixed responses.
enum LocationPreviews {
    private static let earth = """
        {"id":1,"name":"Earth (C-137)","type":"Planet","dimension":"Dimension C-137","residents":[]}
        """
    static let client = FixedAPIClient([
        "/location/1": earth, "/location": "{\"info\":{\"count\":1,\"pages\":1},\"results\":[\(earth)]}",
    ])
    static func view(_ path: [LocationIncomingNavigation]) -> some View {
        let feature = LocationFeature(httpClient: client, tracker: SilentTracker())
        return NavigationPreview(NavigationState(path: path)) { navigation in
            feature.resolve(navigation, navigator: NavigationCoordinator())
        } root: {
            Text("Locations")
        }
    }
}

#Preview("Locations") { LocationPreviews.view([.list()]) }
#Preview("A location") { LocationPreviews.view([.list(), .detail(identifier: 1)]) }
