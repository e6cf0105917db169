import ChallengeHome
import ChallengeOnboarding
import WaymarkWeb

/// The tour's state, stored in the visitor's cookie.
final class CookieTourRepository: TourRepositoryContract, TourState {
    private static let cookie = "tour"

    var isTourTaken: Bool { WebVisit.current?[Self.cookie] == "taken" }
    func markTaken() { WebVisit.current?.keep("taken", as: Self.cookie) }
}
