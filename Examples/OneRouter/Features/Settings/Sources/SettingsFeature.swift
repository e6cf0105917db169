/// The feature, which creates its view model. The app sets the view model's navigation closures.
public enum SettingsFeature {
    private static let container = SettingsContainer()

    public static func makeViewModel() -> SettingsViewModel { container.makeSettingsViewModel() }
}
