public import Waymark

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The settings feature: a sheet that leads to the choice of a data source and to an about screen.
public struct SettingsFeature {
    private let container: SettingsContainer

    public init(preferences: any PreferencesRepositoryContract, tracker: any Tracker) {
        container = SettingsContainer(preferences: preferences, tracker: tracker)
    }
}

#if canImport(SwiftUI)
extension SettingsFeature: Feature {
    public func mainScreen(navigator: any Navigator) -> AnyView {
        screen(for: .settings, navigator: navigator)
    }
    public func screen(for navigation: SettingsIncomingNavigation, navigator: any Navigator) -> AnyView {
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
#endif
