/// The navigation from the not-found screen.
protocol NotFoundNavigatorContract {
    func navigateToHome()
}
