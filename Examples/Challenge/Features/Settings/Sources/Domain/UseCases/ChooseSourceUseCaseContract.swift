/// Chooses a data source if it is available.
protocol ChooseSourceUseCaseContract {
    func execute(_ source: DataSourceChoice)
}
