/// A container that creates the feature's view model, which has no dependencies.
final class SettingsContainer {
    func makeSettingsViewModel() -> SettingsViewModel { SettingsViewModel() }
}
