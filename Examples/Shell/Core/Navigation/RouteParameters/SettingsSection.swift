public import WaymarkLinks

/// A part of the settings.
nonisolated public enum SettingsSection: String, LinkParameter, CaseIterable {
    case privacy, notifications, premium, account
}
