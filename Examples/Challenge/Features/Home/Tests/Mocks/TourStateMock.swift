@testable import ChallengeHome

struct TourStateMock: TourState {
    var isTourTaken = false
}
