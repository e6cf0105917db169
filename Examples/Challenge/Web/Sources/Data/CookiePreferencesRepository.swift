import ChallengeSettings
import WaymarkWeb

/// Preferences stored in each visitor's cookie, so that any replica can answer any request. By default, the source is
/// the remote one if it is available.
final class CookiePreferencesRepository: PreferencesRepositoryContract {
    private let isRemoteAvailable: Bool
    private static let cookie = "source"

    init(isRemoteAvailable: Bool) { self.isRemoteAvailable = isRemoteAvailable }

    var availableSources: [DataSourceChoice] { isRemoteAvailable ? [.embedded, .remote] : [.embedded] }
    var source: DataSourceChoice {
        let chosen = WebVisit.current?[Self.cookie].flatMap(DataSourceChoice.init) ?? .remote
        return availableSources.contains(chosen) ? chosen : .embedded
    }
    func choose(_ source: DataSourceChoice) { WebVisit.current?.keep(source.rawValue, as: Self.cookie) }
}
