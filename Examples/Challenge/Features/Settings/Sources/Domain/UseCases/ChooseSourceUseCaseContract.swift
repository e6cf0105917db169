/// A use case that chooses a data source, if it is available.
protocol ChooseSourceUseCaseContract {
    func execute(_ source: DataSourceChoice)
}
