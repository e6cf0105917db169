/// Chooses a data source, if there is such a one.
protocol ChooseSourceUseCaseContract {
    func execute(_ source: DataSourceChoice)
}
