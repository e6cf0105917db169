@testable import ChallengeLocation

final class LocationListNavigatorMock: LocationListNavigatorContract {
    private(set) var navigateToDetailIds: [Int] = []
    private(set) var replacePagePages: [Int] = []

    func navigateToDetail(id: Int) { navigateToDetailIds.append(id) }
    func replacePage(with page: Int) { replacePagePages.append(page) }
}
