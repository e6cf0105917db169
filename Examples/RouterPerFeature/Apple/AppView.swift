import ChallengeDomain
import Foundation
import RouterPerFeatureCharacter
import RouterPerFeatureLocation
import SwiftUI

/// The features in tabs. This view has no router: it passes a link to the feature that the link's host names.
struct AppView: View {
    private let repository = SampleRepository()
    @State private var tab = AppTab.characters
    @State private var characterLink: URL?
    @State private var locationLink: URL?

    var body: some View {
        TabView(selection: $tab) {
            CharacterRootView(repository: repository, link: $characterLink)
                .tabItem { Label("Characters", systemImage: "person.2") }.tag(AppTab.characters)
            LocationRootView(repository: repository, link: $locationLink)
                .tabItem { Label("Locations", systemImage: "globe") }.tag(AppTab.locations)
        }
        .onOpenURL(perform: open)
    }

    private func open(_ url: URL) {
        switch url.host()?.lowercased() {
        case "character": (tab, characterLink) = (.characters, url)
        case "location": (tab, locationLink) = (.locations, url)
        default: break
        }
    }
}
