#if canImport(SwiftUI)
public import SwiftUI

extension EpisodeScreens where Screen == AnyView {
    /// The feature's screens as views.
    public static var swiftUI: Self {
        Self(
            list: { AnyView(EpisodeListView(viewModel: $0)) }, detail: { AnyView(EpisodeDetailView(viewModel: $0)) })
    }
}
#endif
