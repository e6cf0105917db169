import ChallengeSettings
import Foundation

/// Preferences stored on the device. By default, the source is the remote one if it is available.
final class DefaultsPreferencesRepository: PreferencesRepositoryContract {
    let availableSources: [DataSourceChoice]
    private static let key = "source"

    init(isRemoteAvailable: Bool) { availableSources = isRemoteAvailable ? [.embedded, .remote] : [.embedded] }

    var source: DataSourceChoice {
        let chosen = UserDefaults.standard.string(forKey: Self.key).flatMap(DataSourceChoice.init) ?? .remote
        return availableSources.contains(chosen) ? chosen : .embedded
    }
    func choose(_ source: DataSourceChoice) { UserDefaults.standard.set(source.rawValue, forKey: Self.key) }
}
