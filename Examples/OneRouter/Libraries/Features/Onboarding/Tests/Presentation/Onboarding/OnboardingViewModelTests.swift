import Testing

@testable import OneRouterOnboarding

@Suite("The introduction")
struct OnboardingViewModelTests {
    @Test("Start calls its closure")
    func start() {
        var count = 0
        let viewModel = OnboardingViewModel()
        viewModel.onFinish = { count += 1 }
        viewModel.didTapOnStart()
        #expect(count == 1)
    }
}
