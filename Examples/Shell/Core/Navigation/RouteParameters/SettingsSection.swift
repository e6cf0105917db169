public import WaymarkLinks

/// A section of the settings.
nonisolated public enum SettingsSection: String, LinkParameter, CaseIterable {
    case privacy, notifications, premium, account
}
