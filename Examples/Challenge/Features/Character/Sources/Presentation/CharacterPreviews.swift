import ChallengeKit
import SwiftUI
import Waymark
import WaymarkSwiftUI

/// The feature's screens in specific states, with fixed responses.
enum CharacterPreviews {
    private static let rick = """
        {"id":1,"name":"Rick Sanchez","status":"Alive","species":"Human","gender":"Male",\
        "origin":{"name":"Earth (C-137)","url":"/location/1"},"location":{"name":"Citadel","url":"/location/3"},\
        "image":"","episode":[]}
        """
    static let client = FixedAPIClient([
        "/character/1": rick, "/character": "{\"info\":{\"count\":1,\"pages\":1},\"results\":[\(rick)]}",
    ])
    static func view(_ path: [CharacterIncomingNavigation]) -> some View {
        let feature = CharacterFeature(httpClient: client, tracker: SilentTracker())
        return NavigationPreview(NavigationState(path: path)) { navigation in
            feature.resolve(navigation, navigator: NavigationCoordinator())
        } root: {
            Text("Characters")
        }
    }
}

#Preview("Characters") { CharacterPreviews.view([.list()]) }
#Preview("A character") { CharacterPreviews.view([.list(), .detail(identifier: 1)]) }
#Preview("The filter") { CharacterPreviews.view([.filter()]) }
#Preview("The picture") { CharacterPreviews.view([.gallery(identifier: 1)]) }
#Preview("Nobody") { CharacterPreviews.view([.detail(identifier: 2)]) }
