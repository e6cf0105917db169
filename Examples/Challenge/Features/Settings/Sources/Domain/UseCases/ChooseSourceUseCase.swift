struct ChooseSourceUseCase: ChooseSourceUseCaseContract {
    let preferences: any PreferencesRepositoryContract

    func execute(_ source: DataSourceChoice) {
        guard preferences.availableSources.contains(source) else { return }
        preferences.choose(source)
    }
}
