/// The navigator of the not-found screen.
protocol NotFoundNavigatorContract {
    func navigateToHome()
}
