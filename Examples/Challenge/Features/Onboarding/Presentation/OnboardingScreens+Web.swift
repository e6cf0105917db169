#if canImport(WaymarkWeb)
public import WaymarkWeb

extension OnboardingScreens where Screen == WebPage {
    /// The feature's screens as pages.
    public static var web: Self { Self(tour: { $0.page }) }
}
#endif
