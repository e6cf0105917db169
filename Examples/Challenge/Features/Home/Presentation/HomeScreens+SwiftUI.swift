#if canImport(SwiftUI)
public import SwiftUI

extension HomeScreens where Screen == AnyView {
    /// The feature's screens as views.
    public static var swiftUI: Self {
        Self(home: { AnyView(HomeView(viewModel: $0)) })
    }
}
#endif
