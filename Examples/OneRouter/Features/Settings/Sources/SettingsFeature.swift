/// Creates the feature's view model. The app sets its navigation.
public enum SettingsFeature {
    private static let container = SettingsContainer()

    public static func makeViewModel() -> SettingsViewModel { container.makeSettingsViewModel() }
}
