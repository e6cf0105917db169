protocol NotFoundNavigatorContract {
    func navigateToHome()
}
