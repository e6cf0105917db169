/// The feature's dependencies. It has no router.
final class HomeContainer {
    func makeHomeViewModel() -> HomeViewModel { HomeViewModel() }
}
