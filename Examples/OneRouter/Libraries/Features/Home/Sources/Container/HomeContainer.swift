/// A container that creates the feature's view model, which has no dependencies.
final class HomeContainer {
    func makeHomeViewModel() -> HomeViewModel { HomeViewModel() }
}
