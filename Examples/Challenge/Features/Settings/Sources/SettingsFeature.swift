public import ChallengeKit
public import SwiftUI
public import Waymark

/// The settings feature: a sheet that leads to the choice of a data source and to an about screen.
public struct SettingsFeature: FeatureContract {
    private let container: SettingsContainer

    public init(preferences: any PreferencesRepositoryContract, tracker: any Tracker) {
        container = SettingsContainer(preferences: preferences, tracker: tracker)
    }

    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        resolve(.settings, navigator: navigator)
    }
    public func resolve(_ navigation: SettingsIncomingNavigation, navigator: any NavigatorContract) -> AnyView {
        switch navigation {
        case .settings:
            AnyView(SettingsView(viewModel: container.makeSettingsViewModel(navigator: navigator)))
        case .source:
            AnyView(SettingsSourceView(viewModel: container.makeSettingsSourceViewModel(navigator: navigator)))
        case .about:
            AnyView(SettingsAboutView(viewModel: container.makeSettingsAboutViewModel(navigator: navigator)))
        }
    }
}
