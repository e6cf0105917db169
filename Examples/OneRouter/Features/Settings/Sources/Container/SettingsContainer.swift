/// The feature's dependencies. It has no router.
final class SettingsContainer {
    func makeSettingsViewModel() -> SettingsViewModel { SettingsViewModel() }
}
