import ChallengeKit
import Testing
import WaymarkLinks

@testable import ChallengeCharacter

struct CharacterDeepLinkHandlerTests {
    private let sut = CharacterDeepLinkHandler()

    @Test
    func resolvesListURL() throws {
        // Given
        let link = try ParsedLink(path: "/character/list")

        // When
        let value = sut.resolve(link)

        // Then
        #expect(value == .list())
    }

    @Test
    func resolvesDetailURL() throws {
        // Given
        let link = try ParsedLink(path: "/character/detail?id=42")

        // When
        let value = sut.resolve(link)

        // Then
        #expect(value == .detail(identifier: 42))
    }

    @Test(arguments: [
        "/character/detail", "/character/detail?id", "/character/detail?id=", "/character/detail?id=rick",
        "/character/detail?id=042", "/character/detail?id=4.2", "/character/detail?ID=42",
        "/character/detail?id=99999999999999999999",
    ])
    func detailWithoutAnIdentifierReturnsNil(_ path: String) throws {
        #expect(sut.resolve(try ParsedLink(path: path)) == nil)
    }

    @Test
    func listIgnoresAQuery() throws {
        #expect(sut.resolve(try ParsedLink(path: "/character/list?x=1")) == .list())
    }

    @Test(arguments: ["/", "/character", "/character/42", "/character/detail/42", "/character/list/1", "/episode/list"])
    func otherURLsReturnNil(_ path: String) throws {
        #expect(sut.navigation(for: try ParsedLink(path: path)) == nil)
    }
}
