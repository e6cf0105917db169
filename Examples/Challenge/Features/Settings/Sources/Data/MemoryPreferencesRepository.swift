/// Preferences in memory, for previews and tests.
public final class MemoryPreferencesRepository: PreferencesRepositoryContract {
    public let availableSources: [DataSourceChoice]
    public private(set) var source: DataSourceChoice

    public init(source: DataSourceChoice = .embedded, availableSources: [DataSourceChoice] = [.embedded, .remote]) {
        self.source = source
        self.availableSources = availableSources
    }
    public func choose(_ source: DataSourceChoice) { self.source = source }
}
