#if canImport(SwiftUI)
import ChallengeCharacter
import ChallengeEpisode
import ChallengeHome
public import ChallengeKit
import ChallengeLocation
import ChallengeOnboarding
import ChallengeSettings
import ChallengeSystem
public import SwiftUI
public import Waymark
import WaymarkSwiftUI

/// The app's window. An app target shows it: see Challenge/Apple.
public struct ChallengeScene: Scene {
    private let app: NativeApp<AnyView>

    /// - Parameters:
    ///   - remote: The API over HTTP; without it the embedded data set is the only source.
    ///   - tracker: Where events go.
    /// - Throws: Where the features' links clash, or the embedded data cannot be read.
    public init(remote: (any APIClient)? = nil, tracker: any Tracker = ConsoleTracker()) throws {
        app = try NativeApp(remote: remote, tracker: tracker, screens: .swiftUI)
    }

    public var body: some Scene {
        WindowGroup { ChallengeView(app: app) }
    }
}

/// The app's first view.
public struct ChallengeView: View {
    private let app: NativeApp<AnyView>

    public init(app: NativeApp<AnyView>) { self.app = app }

    public var body: some View {
        NavigationContainer(app.coordinator, registry: app.container.registry, main: app.container.mainScreen)
            .restoresNavigation(of: app.coordinator, links: app.container.links)
    }
}

extension AppContainer.Screens where Screen == AnyView {
    /// Every feature's screens as views.
    static var swiftUI: Self {
        Self(
            home: .swiftUI, character: .swiftUI, episode: .swiftUI, location: .swiftUI, settings: .swiftUI,
            onboarding: .swiftUI, system: .swiftUI)
    }
}
#endif
