/// The ways out of the not-found screen.
protocol NotFoundNavigatorContract {
    func navigateToHome()
}
