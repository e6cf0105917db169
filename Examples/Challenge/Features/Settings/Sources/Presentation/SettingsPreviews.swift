import ChallengeKit
import SwiftUI
import Waymark
import WaymarkSwiftUI

/// The feature's screens in specific states.
enum SettingsPreviews {
    static func view(_ path: [SettingsIncomingNavigation]) -> some View {
        let feature = SettingsFeature(preferences: MemoryPreferencesRepository(), tracker: SilentTracker())
        return NavigationPreview(NavigationState(path: path)) { navigation in
            feature.resolve(navigation, navigator: NavigationCoordinator())
        } root: {
            feature.mainScreen(navigator: NavigationCoordinator())
        }
    }
}

#Preview("Settings") { SettingsPreviews.view([]) }
#Preview("Data source") { SettingsPreviews.view([.source]) }
#Preview("About") { SettingsPreviews.view([.about]) }
