import ChallengeDomain
import Foundation
import RouterPerFeatureCharacter
import RouterPerFeatureLocation
import SwiftUI

/// The features in tabs. This view has no router: it passes a link to the feature that the link's host names.
struct AppView: View {
    @State private var tab = AppTab.characters
    @State private var characters = CharacterFeature(repository: SampleRepository())
    @State private var locations = LocationFeature(repository: SampleRepository())

    var body: some View {
        TabView(selection: $tab) {
            characters.makeRootView()
                .tabItem { Label("Characters", systemImage: "person.2") }.tag(AppTab.characters)
            locations.makeRootView()
                .tabItem { Label("Locations", systemImage: "globe") }.tag(AppTab.locations)
        }
        .onOpenURL(perform: open)
    }

    private func open(_ url: URL) {
        switch url.host()?.lowercased() {
        case "character":
            tab = .characters
            characters.open(url)
        case "location":
            tab = .locations
            locations.open(url)
        default: break
        }
    }
}
