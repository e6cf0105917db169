#if canImport(WaymarkWeb)
public import WaymarkWeb

extension CharacterScreens where Screen == WebPage {
    /// The feature's screens as pages.
    public static var web: Self {
        Self(list: { $0.page }, filter: { $0.page }, detail: { $0.page }, gallery: { $0.page })
    }
}
#endif
