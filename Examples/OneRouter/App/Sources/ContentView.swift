import OneRouterHome
public import SwiftUI
import WaymarkSwiftUI

/// The app's root view: the navigation container, with home at its root.
public struct ContentView: View {
    @State private var router: Router<AppNavigation>

    public init() {
        let router = Router(links: DeepLink.links)
        // a link opens on the active level, even if that is a sheet
        router.linkArrival = .onActiveLevel
        _router = State(initialValue: router)
    }

    public var body: some View {
        NavigationContainer(router) { destination, router in
            destination.view(router: router)
        } root: {
            homeView(router: router)
        }
        .sheetStyle { (destination: AppNavigation) in
            destination == .characterFilter ? [.detents([.medium, .large])] : []
        }
    }

    private func homeView(router: Router<AppNavigation>) -> some View {
        let viewModel = HomeFeature.makeViewModel()
        viewModel.onGoToCharacters = {
            router.navigate(to: .characterList)
        }
        viewModel.onGoToEpisodes = {
            router.navigate(to: .episodeList)
        }
        viewModel.onShowSettings = {
            router.navigate(to: .settings)
        }
        return HomeView(viewModel: viewModel)
    }
}
