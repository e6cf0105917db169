import Foundation
import Screen
import Testing

@Suite struct UserInputTests {
    private func error(_ json: String) -> InputError? {
        do {
            _ = try UserInput(json: Data(json.utf8))
            return nil
        } catch { return error }
    }

    @Test(arguments: [
        UserAction.tap(3), .type(4, "a \"text\"\n"), .back, .pullDown, .dismissQuestion, .tab(1),
        .open("shell://settings"), .notify(#"{"link":"shell://settings"}"#), .resize(isCompact: false),
        .background(true), .pace(0), .look,
    ])
    func `an input is read as it was written`(action: UserAction) throws {
        let input = UserInput(action, window: 1)
        #expect(try UserInput(json: JSONEncoder().encode(input)) == input)
    }
    @Test(arguments: ["", "{}", "[]", "null", #"{"window":0,"action":{"tap":{"_0":"x"}}}"#, #"{"window":0.5}"#])
    func `a line that is no input is unreadable`(line: String) {
        #expect(error(line) == .unreadable(line))
    }
    @Test func `a long line is quoted by its beginning`() {
        let line = String(repeating: "x", count: 1000)
        #expect(error(line) == .unreadable(String(repeating: "x", count: 80)))
    }
    @Test(arguments: [-1, 4, .max])
    func `a window that can't be is refused`(number: Int) {
        #expect(error(#"{"window":\#(number),"action":{"look":{}}}"#) == .noWindow(number))
    }
    @Test(arguments: [-1, 10_001, .max])
    func `a pace that no transition has is refused`(pace: Int) {
        #expect(error(#"{"window":0,"action":{"pace":{"_0":\#(pace)}}}"#) == .noPace(pace))
    }
    @Test(arguments: ["", "link", "[1]", "{"])
    func `a payload that is no object is refused`(payload: String) {
        #expect(error(#"{"window":0,"action":{"notify":{"_0":"\#(payload)"}}}"#) == .noPayload(payload))
    }
}
