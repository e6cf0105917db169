#if canImport(WaymarkWeb)
public import WaymarkWeb

extension EpisodeScreens where Screen == WebPage {
    /// The feature's screens as pages.
    public static var web: Self { Self(list: { $0.page }, detail: { $0.page }) }
}
#endif
