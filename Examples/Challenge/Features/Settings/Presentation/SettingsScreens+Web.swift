#if canImport(WaymarkWeb)
public import WaymarkWeb

extension SettingsScreens where Screen == WebPage {
    /// The feature's screens as pages.
    public static var web: Self { Self(settings: { $0.page }, source: { $0.page }, about: { $0.page }) }
}
#endif
