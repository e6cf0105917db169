import Testing

@testable import OneRouterSettings

@Suite("The settings")
struct SettingsViewModelTests {
    @Test("each tap calls its own closure")
    func closures() {
        var heard: [String] = []
        let viewModel = SettingsViewModel()
        viewModel.onShowOnboarding = { heard.append("introduction") }
        viewModel.onClose = { heard.append("close") }
        viewModel.didTapOnOnboarding()
        viewModel.didTapOnClose()
        #expect(heard == ["introduction", "close"])
    }
}
