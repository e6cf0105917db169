#if canImport(WaymarkWeb)
public import WaymarkWeb

extension SystemScreens where Screen == WebPage {
    /// The feature's screens as pages.
    public static var web: Self { Self(notFound: { $0.page }) }
}
#endif
