#if canImport(SwiftUI)
public import ChallengeDomain
public import Foundation
public import SwiftUI
import WaymarkSwiftUI

/// The feature's root view, its only public type. It owns the router, which other modules don't see.
public struct CharacterRootView: View {
    private let repository: any CharacterRepositoryContract
    private let link: Binding<URL?>
    @State private var router = CharacterRouter(links: LinkTable(schemes: ["challenge"]))
    @State private var settings = CharacterSettings()

    /// Creates the feature's view.
    ///
    /// - Parameters:
    ///   - repository: The source of the characters.
    ///   - link: A link for this feature. The view opens it, then sets it to nil.
    public init(repository: any CharacterRepositoryContract, link: Binding<URL?>) {
        self.repository = repository
        self.link = link
    }

    public var body: some View {
        NavigationStack(path: $router.path) {
            CharacterListView(viewModel: listViewModel)
                .navigationDestination(for: CharacterRouter.Destination.self) { destination in
                    switch destination {
                    case .detail(let id): CharacterDetailView(viewModel: detailViewModel(id: id))
                    case .settings: SettingsView(viewModel: SettingsViewModel(settings: settings, router: router))
                    }
                }
        }
        .onChange(of: link.wrappedValue, initial: true) { _, new in
            guard let new else { return }
            router.open(new)
            link.wrappedValue = nil
        }
    }

    private var listViewModel: CharacterListViewModel {
        CharacterListViewModel(
            getCharacters: GetCharactersUseCase(repository: repository), settings: settings, router: router)
    }
    private func detailViewModel(id: Int) -> CharacterDetailViewModel {
        CharacterDetailViewModel(id: id, getCharacter: GetCharacterUseCase(repository: repository))
    }
}
#endif
