#if canImport(SwiftUI)
public import SwiftUI

extension SystemScreens where Screen == AnyView {
    /// The feature's screens as views.
    public static var swiftUI: Self {
        Self(notFound: { AnyView(NotFoundView(viewModel: $0)) })
    }
}
#endif
