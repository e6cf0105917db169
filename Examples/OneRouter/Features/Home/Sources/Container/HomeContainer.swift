/// A container of the feature's dependencies, which don't include a router.
final class HomeContainer {
    func makeHomeViewModel() -> HomeViewModel { HomeViewModel() }
}
