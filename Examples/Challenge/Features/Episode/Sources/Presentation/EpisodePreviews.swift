import ChallengeKit
import SwiftUI
import Waymark
import WaymarkSwiftUI

/// The feature's screens in specific states, with fixed responses.
enum EpisodePreviews {
    private static let pilot = """
        {"id":1,"name":"Pilot","air_date":"December 2, 2013","episode":"S01E01","characters":[]}
        """
    static let client = FixedAPIClient([
        "/episode/1": pilot, "/episode": "{\"info\":{\"count\":1,\"pages\":1},\"results\":[\(pilot)]}",
    ])
    static func view(_ path: [EpisodeIncomingNavigation]) -> some View {
        let feature = EpisodeFeature(httpClient: client, tracker: SilentTracker())
        return NavigationPreview(NavigationState(path: path)) { navigation in
            feature.resolve(navigation, navigator: NavigationCoordinator())
        } root: {
            Text("Episodes")
        }
    }
}

#Preview("Episodes") { EpisodePreviews.view([.list()]) }
#Preview("An episode") { EpisodePreviews.view([.list(), .detail(identifier: 1)]) }
