#if canImport(WaymarkWeb)
public import WaymarkWeb

extension HomeScreens where Screen == WebPage {
    /// The feature's screens as pages.
    public static var web: Self { Self(home: { $0.page }) }
}
#endif
