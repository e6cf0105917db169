#if canImport(SwiftUI)
public import SwiftUI

extension CharacterScreens where Screen == AnyView {
    /// The feature's screens as views.
    public static var swiftUI: Self {
        Self(
            list: { AnyView(CharacterListView(viewModel: $0)) },
            filter: { AnyView(CharacterFilterView(viewModel: $0)) },
            detail: { AnyView(CharacterDetailView(viewModel: $0)) },
            gallery: { AnyView(CharacterGalleryView(viewModel: $0)) })
    }
}
#endif
