#if canImport(SwiftUI)
public import SwiftUI

extension LocationScreens where Screen == AnyView {
    /// The feature's screens as views.
    public static var swiftUI: Self {
        Self(
            list: { AnyView(LocationListView(viewModel: $0)) }, detail: { AnyView(LocationDetailView(viewModel: $0)) })
    }
}
#endif
