/// Makes the feature's view model. The app sets where its taps lead.
public enum SettingsFeature {
    private static let container = SettingsContainer()

    public static func makeViewModel() -> SettingsViewModel { container.makeSettingsViewModel() }
}
