import ChallengeHome
import ChallengeOnboarding
import Foundation

/// The memory of the tour, kept by the device.
final class DefaultsTourRepository: TourRepositoryContract, TourState {
    private static let key = "tour-taken"

    var isTourTaken: Bool { UserDefaults.standard.bool(forKey: Self.key) }
    func markTaken() { UserDefaults.standard.set(true, forKey: Self.key) }
}
