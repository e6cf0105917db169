#if canImport(SwiftUI)
public import SwiftUI

extension SettingsScreens where Screen == AnyView {
    /// The feature's screens as views.
    public static var swiftUI: Self {
        Self(
            settings: { AnyView(SettingsView(viewModel: $0)) }, source: { AnyView(SettingsSourceView(viewModel: $0)) },
            about: { AnyView(SettingsAboutView(viewModel: $0)) })
    }
}
#endif
