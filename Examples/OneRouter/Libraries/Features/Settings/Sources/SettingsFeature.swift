/// The factory of the feature's view model. The app sets the view model's navigation closures.
public enum SettingsFeature {
    private static let container = SettingsContainer()

    public static func makeViewModel() -> SettingsViewModel { container.makeSettingsViewModel() }
}
