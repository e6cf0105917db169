#if canImport(SwiftUI)
public import SwiftUI

extension OnboardingScreens where Screen == AnyView {
    /// The feature's screens as views.
    public static var swiftUI: Self {
        Self(tour: { AnyView(TourView(viewModel: $0)) })
    }
}
#endif
