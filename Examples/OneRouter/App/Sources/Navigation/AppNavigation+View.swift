import OneRouterCharacter
import OneRouterEpisode
import OneRouterLocation
import OneRouterOnboarding
import OneRouterSettings
import SwiftUI
import Waymark

extension AppNavigation {
    /// Creates a destination's view.
    ///
    /// - Parameter router: The router of the level that shows the view; in a sheet, the sheet's own.
    @ViewBuilder @MainActor func view(router: Router<AppNavigation>) -> some View {
        switch self {
        case .characterList: Self.characterListView(router: router)
        case .characterDetail(let id): Self.characterDetailView(id: id, router: router)
        case .locationDetail(let id): Self.locationDetailView(id: id, router: router)
        case .episodeList: Self.episodeListView(router: router)
        case .episodeDetail(let id): Self.episodeDetailView(id: id, router: router)
        case .characterFilter: CharacterFilterView(viewModel: Self.makeCharacterFilterViewModel(router: router))
        case .settings: SettingsView(viewModel: Self.makeSettingsViewModel(router: router))
        case .imageGallery(let characterId):
            ImageGalleryView(viewModel: Self.makeImageGalleryViewModel(characterId: characterId, router: router))
        case .onboarding: OnboardingView(viewModel: Self.makeOnboardingViewModel(router: router))
        }
    }
}

// MARK: - View factories

@MainActor extension AppNavigation {
    private static func characterListView(router: Router<AppNavigation>) -> some View {
        CharacterListView(viewModel: makeCharacterListViewModel(router: router))
    }
    private static func characterDetailView(id: Int, router: Router<AppNavigation>) -> some View {
        CharacterDetailView(viewModel: makeCharacterDetailViewModel(id: id, router: router))
    }
    private static func locationDetailView(id: Int, router: Router<AppNavigation>) -> some View {
        LocationDetailView(viewModel: makeLocationDetailViewModel(id: id, router: router))
    }
    private static func episodeListView(router: Router<AppNavigation>) -> some View {
        EpisodeListView(viewModel: makeEpisodeListViewModel(router: router))
    }
    private static func episodeDetailView(id: Int, router: Router<AppNavigation>) -> some View {
        EpisodeDetailView(viewModel: makeEpisodeDetailViewModel(id: id, router: router))
    }
}

// MARK: - View models

/// Functions that create view models and set their navigation closures. They take any `Routing`, so that tests can pass
/// a `RouterMock`.
@MainActor extension AppNavigation {
    static func makeCharacterListViewModel(router: any Routing<AppNavigation>) -> CharacterListViewModel {
        let viewModel = CharacterFeature.makeListViewModel()
        viewModel.onSelectCharacter = { id in
            router.navigate(to: .characterDetail(id: id))
        }
        viewModel.onShowFilter = {
            // nil if the user pulls the sheet down
            await router.result(of: .characterFilter, as: CharacterFilter.self)
        }
        return viewModel
    }

    static func makeCharacterDetailViewModel(
        id: Int, router: any Routing<AppNavigation>
    ) -> CharacterDetailViewModel {
        let viewModel = CharacterFeature.makeDetailViewModel(id: id)
        viewModel.onBack = {
            router.pop()
        }
        viewModel.onSelectLocation = { locationId in
            router.navigate(to: .locationDetail(id: locationId))
        }
        viewModel.onSelectEpisode = { episodeId in
            router.navigate(to: .episodeDetail(id: episodeId))
        }
        viewModel.onShowGallery = {
            router.navigate(to: .imageGallery(characterId: id))
        }
        return viewModel
    }

    static func makeLocationDetailViewModel(id: Int, router: any Routing<AppNavigation>) -> LocationDetailViewModel {
        let viewModel = LocationFeature.makeDetailViewModel(id: id)
        viewModel.onBack = {
            router.pop()
        }
        viewModel.onSelectCharacter = { characterId in
            router.navigate(to: .characterDetail(id: characterId))
        }
        return viewModel
    }

    static func makeEpisodeListViewModel(router: any Routing<AppNavigation>) -> EpisodeListViewModel {
        let viewModel = EpisodeFeature.makeListViewModel()
        viewModel.onSelectEpisode = { id in
            router.navigate(to: .episodeDetail(id: id))
        }
        return viewModel
    }

    static func makeEpisodeDetailViewModel(id: Int, router: any Routing<AppNavigation>) -> EpisodeDetailViewModel {
        let viewModel = EpisodeFeature.makeDetailViewModel(id: id)
        viewModel.onBack = {
            router.pop()
        }
        viewModel.onSelectCharacter = { characterId in
            router.navigate(to: .characterDetail(id: characterId))
        }
        return viewModel
    }

    static func makeCharacterFilterViewModel(router: any Routing<AppNavigation>) -> CharacterFilterViewModel {
        let viewModel = CharacterFeature.makeFilterViewModel()
        // returns the chosen filter to the list
        viewModel.onSelectFilter = { filter in
            router.finish(with: filter)
        }
        return viewModel
    }

    static func makeSettingsViewModel(router: any Routing<AppNavigation>) -> SettingsViewModel {
        let viewModel = SettingsFeature.makeViewModel()
        viewModel.onShowOnboarding = {
            router.navigate(to: .onboarding)
        }
        viewModel.onClose = {
            router.goBack()
        }
        return viewModel
    }

    static func makeImageGalleryViewModel(
        characterId: Int, router: any Routing<AppNavigation>
    ) -> ImageGalleryViewModel {
        let viewModel = CharacterFeature.makeGalleryViewModel(characterId: characterId)
        viewModel.onClose = {
            router.goBack()
        }
        return viewModel
    }

    static func makeOnboardingViewModel(router: any Routing<AppNavigation>) -> OnboardingViewModel {
        let viewModel = OnboardingFeature.makeViewModel()
        viewModel.onFinish = {
            router.goBack()
        }
        return viewModel
    }
}
