import ChallengeHome
import ChallengeOnboarding
import Foundation

/// The tour's state, stored on the device.
final class DefaultsTourRepository: TourRepositoryContract, TourState {
    private static let key = "tour-taken"

    var isTourTaken: Bool { UserDefaults.standard.bool(forKey: Self.key) }
    func markTaken() { UserDefaults.standard.set(true, forKey: Self.key) }
}
